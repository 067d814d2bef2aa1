'use client';

import * as SwitchPrimitive from '@radix-ui/react-switch';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '@/components/ui/cn';

export interface SwitchProps extends ComponentPropsWithRef<typeof SwitchPrimitive.Root> {
  /** Controlled state. */
  checked?: boolean;
  /** Initial state if the switch is uncontrolled. */
  defaultChecked?: boolean;
  /** Called with the new state when the user changes it. */
  onCheckedChange?: (checked: boolean) => void;
  /** Disables the control: it can’t be focused, and the form doesn’t submit it. */
  disabled?: boolean;
  /** Name under which a form submits the control if it is on. */
  name?: string;
  /** Value that a form submits. The default is `on`. */
  value?: string;
}

/** A switch that turns a setting on or off immediately. */
function Switch({ className, ...given }: SwitchProps) {
  const { checked, defaultChecked, disabled, form, name, onCheckedChange, required, value, ...props } = given;
  const state = { checked, defaultChecked, disabled, form, name, onCheckedChange, required, value };
  return (
    <SwitchPrimitive.unstable_Provider {...state}>
      <SwitchPrimitive.unstable_Trigger
        className={cn(
          'peer relative inline-flex h-4 w-7 shrink-0 cursor-pointer items-center rounded-full border border-primary p-px shadow-sm',
          'transition-colors motion-reduce:transition-none',
          // Enlarges the touch target to 24 px; the visible switch is smaller.
          'after:absolute after:-inset-[5px]',
          'outline-ring focus-visible:outline-2 focus-visible:outline-offset-2',
          'data-[state=checked]:bg-primary data-[state=unchecked]:bg-primary/20 data-[state=unchecked]:hover:bg-primary/30',
          'forced-colors:data-[state=checked]:bg-[Highlight]',
          'disabled:cursor-not-allowed disabled:opacity-50',
          className,
        )}
        {...props}
      >
        <SwitchPrimitive.Thumb
          className={cn(
            'pointer-events-none block h-3 w-3 rounded-full shadow-lg transition-transform motion-reduce:transition-none',
            'data-[state=checked]:translate-x-3 data-[state=checked]:bg-background rtl:data-[state=checked]:-translate-x-3',
            'data-[state=unchecked]:translate-x-0 data-[state=unchecked]:bg-primary',
            'forced-colors:data-[state=checked]:bg-[Canvas] forced-colors:data-[state=unchecked]:bg-[ButtonText]',
          )}
        />
      </SwitchPrimitive.unstable_Trigger>
      {/* Only forms need the hidden native input. A label must not contain two controls. */}
      {name !== undefined && <SwitchPrimitive.unstable_BubbleInput />}
    </SwitchPrimitive.unstable_Provider>
  );
}

export { Switch };
