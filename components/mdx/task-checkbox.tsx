import { completedTask, openTask } from '@/lib/i18n/messages/content';
import type { InputHTMLAttributes } from 'react';

/** Checkbox of a task list, labeled with its state; other inputs are unchanged. @see acceptance DOC-34 */
export function TaskCheckbox(props: InputHTMLAttributes<HTMLInputElement>) {
  if (props.type !== 'checkbox' || !props.disabled) return <input {...props} />;
  return <input aria-label={props.checked ? completedTask : openTask} readOnly {...props} />;
}
