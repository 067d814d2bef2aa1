import type { ComponentType } from 'react';
import type { select } from '@/components/showcase/controls/select';
import { SelectBasic } from './basic';
import { SelectDisabled } from './disabled';
import { SelectInAForm } from './in-a-form';
import { SelectItemAligned } from './item-aligned';
import { SelectLongText } from './long-text';
import { SelectManyItems } from './many-items';
import { SelectRightToLeft } from './right-to-left';
import { SelectWithLabel } from './with-label';

/** Examples of the page of Select, by their names. */
export const selectDemos = {
  basic: SelectBasic,
  'with-label': SelectWithLabel,
  disabled: SelectDisabled,
  'in-a-form': SelectInAForm,
  'many-items': SelectManyItems,
  'long-text': SelectLongText,
  'item-aligned': SelectItemAligned,
  'right-to-left': SelectRightToLeft,
} satisfies Record<(typeof select)['demos'][number]['id'], ComponentType>;
