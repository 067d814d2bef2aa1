'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { PatternId } from '@/lib/site/showcase-names';

/** The live panel of each pattern. A page loads only its own panel, together with its other scripts. */
const panels: Readonly<Record<PatternId, ComponentType>> = {
  'data-row': dynamic(() =>
    import('../demos/patterns/data-row').then(({ DataRowPattern }) => DataRowPattern),
  ),
  measurements: dynamic(() =>
    import('../demos/patterns/measurements').then(({ MeasurementsPattern }) => MeasurementsPattern),
  ),
  segmentation: dynamic(() =>
    import('../demos/patterns/segmentation').then(({ SegmentationPattern }) => SegmentationPattern),
  ),
  'split-panel': dynamic(() =>
    import('../demos/patterns/split-panel').then(({ SplitPanelPattern }) => SplitPanelPattern),
  ),
  tmtv: dynamic(() => import('../demos/patterns/tmtv').then(({ TmtvPattern }) => TmtvPattern)),
};

/** The live panel of a pattern (SC-08). */
export function PatternPanel({ id }: { id: PatternId }) {
  const Panel = panels[id];
  return <Panel />;
}
