import type { ComponentType } from 'react';
import type { popover } from '@/components/showcase/controls/popover';
import { PopoverAtAnchor } from './at-anchor';
import { PopoverBasic } from './basic';
import { PopoverControlled } from './controlled';
import { PopoverForm } from './form';
import { PopoverLongText } from './long-text';
import { PopoverPlacement } from './placement';

/** Examples of the page of Popover, by their names. */
export const popoverDemos = {
  basic: PopoverBasic,
  form: PopoverForm,
  placement: PopoverPlacement,
  controlled: PopoverControlled,
  'at-anchor': PopoverAtAnchor,
  'long-text': PopoverLongText,
} satisfies Record<(typeof popover)['demos'][number]['id'], ComponentType>;
