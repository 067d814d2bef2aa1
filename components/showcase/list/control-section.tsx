'use client';

import { Link } from '@/components/link/link';
import { getControlFile, getControlRoute, type ControlName } from '@/lib/site/showcase-names';
import type { ControlDemos } from '../demo/find-demo';
import { cacheLoadersByName, LoadWhenNear } from '../demo/load-when-near';
import { TextWithCode } from '../page/text-with-code';
import type { DemoText } from '@/lib/showcase/texts';
import type { ControlDemoRowsProps } from './control-demo-rows';

/** A control in the list of all controls. */
export interface ListedControl {
  name: ControlName;
  summary: string;
  demos: readonly DemoText[];
}

/** Returns a loader for the demos of a control and their code, by the name of the control’s folder. */
const loadRows = cacheLoadersByName<Pick<ControlDemoRowsProps, 'name' | 'texts'>>(async (file) => {
  const [demos, built, { ControlDemoRows }] = await Promise.all([
    import(`../controls/${file}/demos.ts`) as Promise<ControlDemos>,
    import(`@/generated/showcase/controls/${file}.json`) as Promise<{
      default: Pick<ControlDemoRowsProps, 'code'>;
    }>,
    import('./control-demo-rows'),
  ]);
  const { code } = built.default;
  return { default: (props) => <ControlDemoRows {...props} demos={demos} code={code} /> };
});

/** A control with all its demos, which are loaded when they come near the window (SC-02). */
export function ControlSection({ name, summary, demos }: ListedControl) {
  return (
    <section className="listed-control" aria-labelledby={name}>
      <h2 id={name}>
        <Link href={getControlRoute(name)}>{name}</Link>
      </h2>
      <p>
        <TextWithCode text={summary} />
      </p>
      <LoadWhenNear className="listed-rows" load={loadRows(getControlFile(name))} name={name} texts={demos} />
    </section>
  );
}
