import type { ComponentType } from 'react';
import type { toast } from '@/components/showcase/controls/toast';
import { ToastKinds } from './kinds';
import { ToastLongText } from './long-text';
import { ToastPosition } from './position';
import { ToastPromise } from './promise';
import { ToastUndo } from './undo';
import { ToastUpdateAndClose } from './update-and-close';
import { ToastWithButtons } from './with-buttons';
import { ToastWithDescription } from './with-description';

/** Examples of the page of Toast, by their names. */
export const toastDemos = {
  kinds: ToastKinds,
  promise: ToastPromise,
  'with-description': ToastWithDescription,
  'with-buttons': ToastWithButtons,
  undo: ToastUndo,
  'update-and-close': ToastUpdateAndClose,
  position: ToastPosition,
  'long-text': ToastLongText,
} satisfies Record<(typeof toast)['demos'][number]['id'], ComponentType>;
