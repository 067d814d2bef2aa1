import { completedTask, openTask } from '@/lib/i18n/messages/content';
import type { InputHTMLAttributes } from 'react';

/** Renders an input; if it is the checkbox of a task list, labels it with its state. @see acceptance DOC-34 */
export function TaskCheckbox(props: InputHTMLAttributes<HTMLInputElement>) {
  if (props.type !== 'checkbox' || !props.disabled) return <input {...props} />;
  return <input aria-label={props.checked ? completedTask : openTask} readOnly {...props} />;
}
