import { patternText as dataRow } from './demos/patterns/data-row-text';
import { patternText as measurements } from './demos/patterns/measurements-text';
import { patternText as segmentation } from './demos/patterns/segmentation-text';
import { patternText as splitPanel } from './demos/patterns/split-panel-text';
import { patternText as tmtv } from './demos/patterns/tmtv-text';
import type { PatternText } from './types';

/** The text of each pattern’s page, in the order of the gallery. */
export const patternTexts = [
  dataRow,
  measurements,
  segmentation,
  splitPanel,
  tmtv,
] as const satisfies readonly PatternText[];

export type PatternId = (typeof patternTexts)[number]['id'];
