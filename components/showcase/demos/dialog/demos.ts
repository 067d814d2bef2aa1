import type { ComponentType } from 'react';
import type { dialog } from '@/components/showcase/controls/dialog';
import { DialogBasic } from './basic';
import { DialogDraggable } from './draggable';
import { DialogForm } from './form';
import { DialogLongText } from './long-text';
import { DialogNeedsAnswer } from './needs-answer';
import { DialogRightToLeft } from './right-to-left';
import { DialogWithoutOverlay } from './without-overlay';

/** Examples of the page of Dialog, by their names. */
export const dialogDemos = {
  basic: DialogBasic,
  form: DialogForm,
  draggable: DialogDraggable,
  'needs-answer': DialogNeedsAnswer,
  'without-overlay': DialogWithoutOverlay,
  'long-text': DialogLongText,
  'right-to-left': DialogRightToLeft,
} satisfies Record<(typeof dialog)['demos'][number]['id'], ComponentType>;
