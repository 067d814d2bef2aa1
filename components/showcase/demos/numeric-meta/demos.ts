import type { ComponentType } from 'react';
import type { numericMeta } from '@/components/showcase/controls/numeric-meta';
import { NumericMetaCombined } from '@/components/showcase/demos/numeric-meta/combined';
import { NumericMetaDecimals } from '@/components/showcase/demos/numeric-meta/decimals';
import { NumericMetaDoubleRange } from '@/components/showcase/demos/numeric-meta/double-range';
import { NumericMetaNumberInput } from '@/components/showcase/demos/numeric-meta/number-input';
import { NumericMetaRightToLeft } from '@/components/showcase/demos/numeric-meta/right-to-left';
import { NumericMetaSingleRange } from '@/components/showcase/demos/numeric-meta/single-range';
import { NumericMetaStepper } from '@/components/showcase/demos/numeric-meta/stepper';
import { NumericMetaWithoutLabel } from '@/components/showcase/demos/numeric-meta/without-label';

export const numericMetaDemos = {
  'number-input': NumericMetaNumberInput,
  stepper: NumericMetaStepper,
  'single-range': NumericMetaSingleRange,
  'double-range': NumericMetaDoubleRange,
  combined: NumericMetaCombined,
  decimals: NumericMetaDecimals,
  'without-label': NumericMetaWithoutLabel,
  'right-to-left': NumericMetaRightToLeft,
} satisfies Record<(typeof numericMeta)['demos'][number]['id'], ComponentType>;
