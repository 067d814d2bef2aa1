import { completedTask, openTask } from '@/lib/i18n/messages/content';
import type { InputHTMLAttributes } from 'react';

/** The box of a task list says its state in words; other inputs stay as they are. @see acceptance DOC-34 */
export function TaskCheckbox(props: InputHTMLAttributes<HTMLInputElement>) {
  if (props.type !== 'checkbox' || !props.disabled) return <input {...props} />;
  return <input aria-label={props.checked ? completedTask : openTask} readOnly {...props} />;
}
