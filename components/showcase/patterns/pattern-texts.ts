import type { PatternText } from '../pattern-types';
import { dataRowPattern } from './data-row';
import { measurementsPattern } from './measurements';
import { segmentationPattern } from './segmentation';
import { splitPanelPattern } from './split-panel';
import { tmtvPattern } from './tmtv';

/** All patterns in the order of the gallery. */
export const patternTexts = [
  dataRowPattern,
  measurementsPattern,
  segmentationPattern,
  splitPanelPattern,
  tmtvPattern,
] as const satisfies readonly PatternText[];
