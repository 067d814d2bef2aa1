import type { ComponentType } from 'react';
import type { input } from '@/components/showcase/controls/input';
import { InputDisabled } from './disabled';
import { InputInForm } from './in-form';
import { InputInvalid } from './invalid';
import { InputLongValue } from './long-value';
import { InputRightToLeft } from './right-to-left';
import { InputSearch } from './search';
import { InputTypes } from './types';
import { InputWithLabel } from './with-label';
import { InputWithUnit } from './with-unit';

export const inputDemos = {
  'with-label': InputWithLabel,
  types: InputTypes,
  search: InputSearch,
  'with-unit': InputWithUnit,
  invalid: InputInvalid,
  disabled: InputDisabled,
  'in-form': InputInForm,
  'long-value': InputLongValue,
  'right-to-left': InputRightToLeft,
} satisfies Record<(typeof input)['demos'][number]['id'], ComponentType>;
