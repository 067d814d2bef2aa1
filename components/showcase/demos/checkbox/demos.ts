import type { ComponentType } from 'react';
import type { checkbox } from '@/components/showcase/controls/checkbox';
import { CheckboxGroup } from './group';
import { CheckboxInForm } from './in-form';
import { CheckboxInvalid } from './invalid';
import { CheckboxLongText } from './long-text';
import { CheckboxRightToLeft } from './right-to-left';
import { CheckboxStates } from './states';
import { CheckboxWithLabel } from './with-label';

export const checkboxDemos = {
  'with-label': CheckboxWithLabel,
  states: CheckboxStates,
  group: CheckboxGroup,
  'in-form': CheckboxInForm,
  invalid: CheckboxInvalid,
  'long-text': CheckboxLongText,
  'right-to-left': CheckboxRightToLeft,
} satisfies Record<(typeof checkbox)['demos'][number]['id'], ComponentType>;
