'use client';

import type { ComponentType } from 'react';
import { LazyPart } from '@/components/lazy/lazy-part';
import type { ControlName } from '@/lib/site/showcase-names';
import { loadPatternMiniature, type PatternId } from '../demos/patterns/load-pattern';
import { DemoFrame } from '../frame/demo-frame';
import { useNear } from '../list/use-near';
import { loadMiniature } from './load-miniature';

/** The place of a control's live specimen; its code is loaded when it comes near. */
export function Specimen({ of }: { of: ControlName }) {
  return <NearPart load={loadMiniature[of]} />;
}

/** The place of a pattern's live specimen. */
export function PatternSpecimen({ of }: { of: PatternId }) {
  return <NearPart load={loadPatternMiniature[of]} />;
}

function NearPart({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [ref, near] = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className="specimen">
      {near && (
        <DemoFrame>
          <LazyPart load={load} />
        </DemoFrame>
      )}
    </div>
  );
}
