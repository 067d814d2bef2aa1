import type { ComponentType } from 'react';
import type { label } from '@/components/showcase/controls/label';
import { LabelAroundControl } from './around-control';
import { LabelDisabled } from './disabled';
import { LabelLongText } from './long-text';
import { LabelRequired } from './required';
import { LabelRightToLeft } from './right-to-left';
import { LabelWithHelp } from './with-help';
import { LabelWithSwitch } from './with-switch';

export const labelDemos = {
  'with-switch': LabelWithSwitch,
  'around-control': LabelAroundControl,
  'with-help': LabelWithHelp,
  required: LabelRequired,
  disabled: LabelDisabled,
  'long-text': LabelLongText,
  'right-to-left': LabelRightToLeft,
} satisfies Record<(typeof label)['demos'][number]['id'], ComponentType>;
