import type { ComponentPropsWithRef, HTMLInputTypeAttribute } from 'react';
import { cn } from '@/components/ui/cn';

export interface InputProps extends ComponentPropsWithRef<'input'> {
  /** HTML type of the field, e.g. `search`, `number`, `date` or `file`. The default is `text`. */
  type?: HTMLInputTypeAttribute;
  /** An example value. It disappears when the user types, so it can’t replace a label. */
  placeholder?: string;
  /** Disables the control: it can’t be focused, and the form doesn’t submit it. */
  disabled?: boolean;
  /** Marks the value as invalid with a red border. Let `aria-describedby` reference an explanation of the error. */
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/** A field for one line of text, a number, a date or a file. */
function Input({ className, type, ...props }: InputProps) {
  return (
    <input
      type={type}
      className={cn(
        'flex h-7 w-full min-w-0 rounded border border-neutral/80 bg-background px-2 py-1 text-base text-foreground shadow-sm',
        'placeholder:text-muted-foreground transition-colors hover:bg-primary/10 motion-reduce:transition-none',
        'outline-ring focus-visible:outline-2 focus-visible:outline-offset-1',
        'aria-invalid:border-error-text aria-invalid:shadow-[inset_0_0_0_1px] aria-invalid:shadow-error-text',
        'disabled:cursor-not-allowed disabled:opacity-50',
        'file:me-2 file:border-0 file:bg-transparent file:text-base file:font-medium file:text-primary',
        className,
      )}
      {...props}
    />
  );
}

export { Input };
