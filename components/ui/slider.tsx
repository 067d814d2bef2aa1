'use client';

import * as SliderPrimitive from '@radix-ui/react-slider';
import { useState, type ComponentPropsWithRef } from 'react';
import { cn } from '@/components/ui/cn';

export interface SliderProps extends ComponentPropsWithRef<typeof SliderPrimitive.Root> {
  /** Controlled value: an array with one number. */
  value?: number[];
  /** Initial value if the slider is uncontrolled. */
  defaultValue?: number[];
  /** The lowest value. */
  min?: number;
  /** The highest value. */
  max?: number;
  /** Distance between two values, and the amount by which an arrow key changes the value. */
  step?: number;
  /** Called with each new value while the user moves the thumb. */
  onValueChange?: (value: number[]) => void;
  /** Called with the final value when the user releases the thumb or presses a key. Use it for slow operations. */
  onValueCommit?: (value: number[]) => void;
  /** Disables the control: it can’t be focused. */
  disabled?: boolean;
  /** Name under which a form submits the value. */
  name?: string;
  /** Reading direction. With `rtl`, the lowest value is on the right. */
  dir?: 'ltr' | 'rtl';
  /** Name of the control, if no visible text names it. */
  'aria-label'?: string;
  /** The `id` of the text that names the control. */
  'aria-labelledby'?: string;
  /** Text that screen readers announce instead of the number, e.g. with its unit. */
  'aria-valuetext'?: string;
}

/** A slider for values that users adjust by eye, such as opacity. */
function Slider({
  className,
  value,
  defaultValue,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-valuetext': valueText,
  ...props
}: SliderProps) {
  const [own, setOwn] = useState(defaultValue ?? [min]);
  const current = value ?? own;
  return (
    <SliderPrimitive.Root
      min={min}
      max={max}
      step={step}
      value={current}
      onValueChange={(next) => {
        setOwn(next);
        onValueChange?.(next);
      }}
      className={cn(
        'relative flex w-full touch-none items-center select-none data-disabled:opacity-50',
        // Enlarges the area that can be clicked, because the visible track is thin.
        'before:absolute before:inset-x-0 before:-inset-y-2.5',
        className,
      )}
      {...props}
    >
      <SliderPrimitive.Track
        className={cn(
          'relative h-1 w-full grow overflow-hidden rounded-full',
          'before:absolute before:inset-x-0 before:top-px before:h-0.5 before:bg-neutral/80 forced-colors:before:bg-[ButtonText]',
        )}
      >
        <SliderPrimitive.Range className="absolute h-full rounded-full bg-primary forced-colors:bg-[Highlight]" />
      </SliderPrimitive.Track>
      <SliderPrimitive.Thumb
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        // The served HTML needs it, too; Radix sets it only in the browser.
        aria-valuenow={current[0]}
        aria-valuetext={valueText}
        aria-disabled={props.disabled}
        className={cn(
          'relative block h-4 w-4 rounded-full border-2 border-background bg-primary shadow forced-colors:bg-[ButtonText]',
          'after:absolute after:-inset-1.5',
          'outline-ring focus-visible:outline-2 focus-visible:outline-offset-2',
        )}
      />
    </SliderPrimitive.Root>
  );
}

export { Slider };
