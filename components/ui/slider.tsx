'use client';

import * as SliderPrimitive from '@radix-ui/react-slider';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '@/components/ui/cn';

export interface SliderProps extends ComponentPropsWithRef<typeof SliderPrimitive.Root> {
  /** Its value, where that is kept outside: a list of one number. */
  value?: number[];
  /** Its value at first, where it keeps the value itself. */
  defaultValue?: number[];
  /** The least value. */
  min?: number;
  /** The greatest value. */
  max?: number;
  /** The distance between two values, and what an arrow key moves. */
  step?: number;
  /** Called with every value on the way. */
  onValueChange?: (value: number[]) => void;
  /** Called with the last value when the thumb is let go, or a key pressed: for what takes long. */
  onValueCommit?: (value: number[]) => void;
  /** Takes it out of the order of Tab. */
  disabled?: boolean;
  /** Name under which a form sends the value. */
  name?: string;
  /** The direction of reading: with `rtl` the least value is at the right. */
  dir?: 'ltr' | 'rtl';
  /** Its name, where no text beside it says it. */
  'aria-label'?: string;
  /** The `id` of the text that names it. */
  'aria-labelledby'?: string;
  /** What is read in place of the number, e.g. with its unit. */
  'aria-valuetext'?: string;
}

/** A number on a scale, for values that are found by trying. */
function Slider({
  className,
  min = 0,
  max = 100,
  step = 1,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-valuetext': valueText,
  ...props
}: SliderProps) {
  return (
    <SliderPrimitive.Root
      min={min}
      max={max}
      step={step}
      className={cn(
        'relative flex w-full touch-none items-center select-none data-disabled:opacity-50',
        // The visible track is thin; this enlarges the area that can be clicked.
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
