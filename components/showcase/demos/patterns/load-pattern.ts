import type { ComponentType } from 'react';
import type { dataRowPattern } from '../../patterns/data-row';
import type { measurementsPattern } from '../../patterns/measurements';
import type { segmentationPattern } from '../../patterns/segmentation';
import type { splitPanelPattern } from '../../patterns/split-panel';
import type { tmtvPattern } from '../../patterns/tmtv';

export type PatternId =
  | (typeof dataRowPattern)['id']
  | (typeof measurementsPattern)['id']
  | (typeof segmentationPattern)['id']
  | (typeof splitPanelPattern)['id']
  | (typeof tmtvPattern)['id'];

type Load = () => Promise<{ default: ComponentType }>;

/** Loads the specimen of one pattern and no other. */
export const loadPatternMiniature: Readonly<Record<PatternId, Load>> = {
  'data-row': () =>
    import('./data-row-miniature').then((part) => ({ default: part.DataRowPatternMiniature })),
  measurements: () =>
    import('./measurements-miniature').then((part) => ({ default: part.MeasurementsPatternMiniature })),
  segmentation: () =>
    import('./segmentation-miniature').then((part) => ({ default: part.SegmentationPatternMiniature })),
  'split-panel': () =>
    import('./split-panel-miniature').then((part) => ({ default: part.SplitPanelPatternMiniature })),
  tmtv: () => import('./tmtv-miniature').then((part) => ({ default: part.TmtvPatternMiniature })),
};
