import type { PatternId } from '@/lib/site/showcase-names';
import { patternText as dataRow } from './demos/patterns/data-row-text';
import { patternText as measurements } from './demos/patterns/measurements-text';
import { patternText as segmentation } from './demos/patterns/segmentation-text';
import { patternText as splitPanel } from './demos/patterns/split-panel-text';
import { patternText as tmtv } from './demos/patterns/tmtv-text';
import type { PatternText } from './types';

/** The text of each pattern’s page, by the id of the pattern. */
export const patternTexts = {
  'data-row': dataRow,
  measurements,
  segmentation,
  'split-panel': splitPanel,
  tmtv,
} as const satisfies { [Id in PatternId]: PatternText & { id: Id } };
