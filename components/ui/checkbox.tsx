'use client';

import * as CheckboxPrimitive from '@radix-ui/react-checkbox';
import { Check, Minus } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '@/components/ui/cn';

export interface CheckboxProps extends ComponentPropsWithRef<typeof CheckboxPrimitive.Root> {
  /** Controlled state: on, off, or `indeterminate` for a group in which only some items are on. */
  checked?: boolean | 'indeterminate';
  /** Initial state if the checkbox is uncontrolled. */
  defaultChecked?: boolean | 'indeterminate';
  /** Called with the new state when the user changes it. */
  onCheckedChange?: (checked: boolean | 'indeterminate') => void;
  /** Disables the control: it can’t be focused, and the form doesn’t submit it. */
  disabled?: boolean;
  /** Name under which a form submits the control if it is on. */
  name?: string;
  /** Value that a form submits. The default is `on`. */
  value?: string;
  /** Connects the control to the Label with the same `htmlFor`. */
  id?: string;
}

/** A checkbox: checked, unchecked, or indeterminate if only a part of its group is checked. */
function Checkbox({ className, ...given }: CheckboxProps) {
  const { checked, defaultChecked, disabled, form, name, onCheckedChange, required, value, ...props } = given;
  const state = { checked, defaultChecked, disabled, form, name, onCheckedChange, required, value };
  return (
    <CheckboxPrimitive.unstable_Provider {...state}>
      <CheckboxPrimitive.unstable_Trigger
        className={cn(
          'peer group/checkbox relative h-4 w-4 shrink-0 rounded-sm border border-primary shadow hover:bg-primary/20',
          // Enlarges the touch target to 24 px; the visible box is smaller.
          'after:absolute after:-inset-[5px]',
          'outline-ring focus-visible:outline-2 focus-visible:outline-offset-2',
          'data-[state=checked]:bg-primary data-[state=indeterminate]:bg-primary',
          'aria-invalid:border-error-text disabled:cursor-not-allowed disabled:opacity-50',
          className,
        )}
        {...props}
      >
        <CheckboxPrimitive.Indicator className="flex h-full items-center justify-center text-background forced-colors:text-[ButtonText]">
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="h-3 w-3 group-data-[state=indeterminate]/checkbox:hidden"
          />
          <Minus
            aria-hidden="true"
            strokeWidth={3}
            className="hidden h-3 w-3 group-data-[state=indeterminate]/checkbox:block"
          />
        </CheckboxPrimitive.Indicator>
      </CheckboxPrimitive.unstable_Trigger>
      {/* Only forms need the hidden native input. A label must not contain two controls. */}
      {name !== undefined && <CheckboxPrimitive.unstable_BubbleInput />}
    </CheckboxPrimitive.unstable_Provider>
  );
}

export { Checkbox };
