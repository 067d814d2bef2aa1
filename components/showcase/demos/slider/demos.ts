import type { ComponentType } from 'react';
import type { slider } from '@/components/showcase/controls/slider';
import { SliderBasic } from './basic';
import { SliderCommit } from './commit';
import { SliderDisabled } from './disabled';
import { SliderInForm } from './in-form';
import { SliderRightToLeft } from './right-to-left';
import { SliderScale } from './scale';
import { SliderWithValue } from './with-value';

export const sliderDemos = {
  basic: SliderBasic,
  'with-value': SliderWithValue,
  scale: SliderScale,
  commit: SliderCommit,
  'in-form': SliderInForm,
  disabled: SliderDisabled,
  'right-to-left': SliderRightToLeft,
} satisfies Record<(typeof slider)['demos'][number]['id'], ComponentType>;
