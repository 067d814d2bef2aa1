'use client';

import { Link } from '@/components/link/link';
import { getControlFile, getControlRoute, type ControlName } from '@/lib/site/showcase-names';
import { NearPart } from '../demo/near-part';
import { InlineText } from '../page/inline-text';
import type { DemoText } from '../types';
import { loadRows } from './load-rows';

/** What the list says of a control. */
export interface ListedControl {
  name: ControlName;
  summary: string;
  demos: readonly DemoText[];
}

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
