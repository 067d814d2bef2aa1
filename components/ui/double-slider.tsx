'use client';

import * as SliderPrimitive from '@radix-ui/react-slider';
import { useId, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { NumericField } from '@/components/ui/numeric-field';
import { fit } from '@/components/ui/numeric-values';

type Ends = [number, number];

export interface DoubleSliderProps {
  /** The lowest number. */
  min: number;
  /** The highest number. */
  max: number;
  /** Amount by which an arrow key moves a handle. */
  step?: number;
  /** Controlled minimum and maximum of the selected range. */
  value?: Ends;
  /** Initial minimum and maximum of the selected range. @default the whole range */
  defaultValue?: Ends;
  /** Called with the new minimum and maximum when one of them changes. */
  onValueChange?: (value: Ends) => void;
  /** If true, there is a number field on each side of the slider. */
  showNumberInputs?: boolean;
  /** Name of the range. The names of the handles start with it, e.g. “Opacity, minimum”. */
  'aria-label'?: string;
  /** Id of the element that names the range. */
  'aria-labelledby'?: string;
  /** Class names of the element around the slider and the fields. */
  className?: string;
}

const sides = ['Minimum', 'Maximum'] as const;

const track = cn(
  'relative h-1 w-full grow overflow-hidden rounded-full',
  'before:absolute before:inset-x-0 before:top-px before:h-0.5 before:bg-neutral/80 forced-colors:before:bg-[ButtonText]',
);

const thumb = cn(
  'relative block size-4 rounded-full border-2 border-background bg-primary shadow forced-colors:bg-[ButtonText]',
  'outline-ring after:absolute after:-inset-1.5 focus-visible:outline-2 focus-visible:outline-offset-2',
);

/** A slider with two handles for selecting a range of numbers. */
export function DoubleSlider({
  min,
  max,
  step = 1,
  value,
  defaultValue,
  onValueChange,
  showNumberInputs = false,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  className,
}: DoubleSliderProps) {
  const id = useId();
  const [own, setOwn] = useState<Ends>(defaultValue ?? [min, max]);
  const ends = value ?? own;
  const [low, high] = ends;
  const range = { min, max, step };
  const change = (next: Ends) => {
    setOwn(next);
    onValueChange?.(next);
  };
  /** Returns the ARIA attributes that name one handle or field, e.g. “Opacity, minimum”. */
  const nameOf = (side: 0 | 1, ownId: string) => ({
    'aria-label': label ? `${label}, ${sides[side].toLowerCase()}` : sides[side],
    ...(labelledBy && { id: ownId, 'aria-labelledby': `${labelledBy} ${ownId}` }),
  });
  return (
    <div className={cn('flex w-full flex-wrap items-center gap-2', className)}>
      {showNumberInputs && (
        <NumericField
          {...range}
          {...nameOf(0, `${id}low`)}
          limit={{ max: high }}
          className="shrink-0"
          value={low}
          onChange={(next) => change([next, high])}
        />
      )}
      <SliderPrimitive.Root
        className="relative flex h-6 min-w-16 flex-1 touch-none items-center select-none"
        {...range}
        value={ends}
        onValueChange={([first = low, second = high]) => change([fit(first, range), fit(second, range)])}
      >
        <SliderPrimitive.Track className={track}>
          <SliderPrimitive.Range className="absolute h-full rounded-full bg-primary forced-colors:bg-[Highlight]" />
        </SliderPrimitive.Track>
        <SliderPrimitive.Thumb {...nameOf(0, `${id}first`)} aria-valuenow={low} className={thumb} />
        <SliderPrimitive.Thumb {...nameOf(1, `${id}second`)} aria-valuenow={high} className={thumb} />
      </SliderPrimitive.Root>
      {showNumberInputs && (
        <NumericField
          {...range}
          {...nameOf(1, `${id}high`)}
          limit={{ min: low }}
          className="shrink-0"
          value={high}
          onChange={(next) => change([low, next])}
        />
      )}
    </div>
  );
}
