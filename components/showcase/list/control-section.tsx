'use client';

import { LazyPart } from '@/components/lazy/lazy-part';
import { Link } from '@/components/link/link';
import { getControlRoute, type ControlName } from '@/lib/site/showcase-names';
import { InlineText } from '../page/inline-text';
import type { DemoText } from '../types';
import { loadRows } from './load-rows';
import { useNear } from './use-near';

/** What the list says of a control. */
export interface ListedControl {
  name: ControlName;
  summary: string;
  demos: readonly Pick<DemoText, 'id' | 'title' | 'description'>[];
}

/** A control with all its examples, which are loaded when it comes near (SC-02). */
export function ControlSection({ name, summary, demos }: ListedControl) {
  const [ref, near] = useNear<HTMLDivElement>();
  return (
    <section className="listed-control" aria-labelledby={name}>
      <h2 id={name}>
        <Link href={getControlRoute(name)}>{name}</Link>
      </h2>
      <p>
        <InlineText text={summary} />
      </p>
      <div ref={ref} className="listed-rows">
        {near && <LazyPart load={loadRows[name]} texts={demos} />}
      </div>
    </section>
  );
}
