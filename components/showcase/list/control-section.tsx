'use client';

import { Link } from '@/components/link/link';
import { getControlFile, getControlRoute, type ControlName } from '@/lib/site/showcase-names';
import type { DemoModule } from '../demo/find-demo';
import { createLoaders, NearPart } from '../demo/near-part';
import { InlineText } from '../page/inline-text';
import type { DemoText } from '../types';
import type { ControlRowsProps } from './control-rows';

/** A control in the list of all controls. */
export interface ListedControl {
  name: ControlName;
  summary: string;
  demos: readonly DemoText[];
}

/** Returns a loader for the demos of a control and their code, by the name of the control’s folder. */
const loadRows = createLoaders<Pick<ControlRowsProps, 'name' | 'texts'>>(async (file) => {
  const [demos, built, { ControlRows }] = await Promise.all([
    import(`../controls/${file}/demos.ts`) as Promise<DemoModule>,
    import(`@/generated/showcase/controls/${file}.json`) as Promise<{
      default: Pick<ControlRowsProps, 'code'>;
    }>,
    import('./control-rows'),
  ]);
  const { code } = built.default;
  return { default: (props) => <ControlRows {...props} demos={demos} code={code} /> };
});

/** A control with all its demos, which are loaded when they come near the window (SC-02). */
export function ControlSection({ name, summary, demos }: ListedControl) {
  return (
    <section className="listed-control" aria-labelledby={name}>
      <h2 id={name}>
        <Link href={getControlRoute(name)}>{name}</Link>
      </h2>
      <p>
        <InlineText text={summary} />
      </p>
      <NearPart className="listed-rows" load={loadRows(getControlFile(name))} name={name} texts={demos} />
    </section>
  );
}
