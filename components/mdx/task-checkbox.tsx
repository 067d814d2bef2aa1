import { translate } from '@/lib/i18n/translate';
import type { InputHTMLAttributes } from 'react';

/** The box of a task list says its state in words; other inputs stay as they are. @see acceptance DOC-34 */
export function TaskCheckbox(props: InputHTMLAttributes<HTMLInputElement>) {
  if (props.type !== 'checkbox' || !props.disabled) return <input {...props} />;
  return (
    <input
      aria-label={
        props.checked
          ? translate({
              id: 'site.task.done',
              message: 'Completed task',
              description: 'Name of a checked box of a task list',
            })
          : translate({
              id: 'site.task.open',
              message: 'Open task',
              description: 'Name of an empty box of a task list',
            })
      }
      readOnly
      {...props}
    />
  );
}
