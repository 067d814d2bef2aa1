'use client';

import { useState, type KeyboardEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { fit, format, parse, stepBy, widthOf, type NumberRange } from '@/components/ui/numeric-values';

interface NumericFieldProps extends NumberRange {
  id?: string | undefined;
  value: number;
  /** Narrower bounds, e.g. the other end of a range. They don’t change the width of the field. */
  limit?: { min?: number; max?: number };
  onChange: (value: number) => void;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

const stepsOfKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Returns the `inputmode` of the field: phones show a minus sign or a decimal point only if the range needs it. */
function keyboardFor({ min, step }: NumberRange) {
  if (min < 0) return 'text';
  return Number.isInteger(step) ? 'numeric' : 'decimal';
}

/**
 * A number field. While the user types, it shows the text as typed and reports every number within the bounds. Enter
 * or leaving the field clamps the number to the bounds. Escape restores the number from before the user typed.
 */
export function NumericField({
  value,
  limit,
  onChange,
  min: least,
  max: greatest,
  step,
  className,
  ...props
}: NumericFieldProps) {
  const range = { min: least, max: greatest, step, ...limit };
  const { min, max } = range;
  const [draft, setDraft] = useState<{ text: string; former: number } | null>(null);
  const typed = draft && parse(draft.text);

  const change = (next: number) => {
    if (next !== value) onChange(next);
  };
  const finish = () => {
    if (typed !== null) change(fit(typed, range));
    setDraft(null);
  };
  const type = (text: string) => {
    const number = parse(text);
    setDraft({ text, former: draft?.former ?? value });
    if (number !== null && number >= min && number <= max) change(fit(number, range));
  };
  const press = (event: KeyboardEvent) => {
    const steps = stepsOfKey[event.key];
    if (steps) {
      event.preventDefault();
      change(stepBy(typed ?? value, steps, range));
      setDraft(null);
    } else if (event.key === 'Enter') {
      finish();
    } else if (event.key === 'Escape' && draft) {
      event.stopPropagation();
      change(draft.former);
      setDraft(null);
    }
  };

  return (
    <Input
      type="text"
      role="spinbutton"
      autoComplete="off"
      inputMode={keyboardFor(range)}
      size={widthOf({ min: least, max: greatest, step })}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={format(value, range)}
      aria-invalid={draft !== null && (typed === null || typed < min || typed > max)}
      className={cn('w-auto tabular-nums', className)}
      value={draft?.text ?? format(value, range)}
      onChange={(event) => type(event.target.value)}
      onBlur={finish}
      onKeyDown={press}
      {...props}
    />
  );
}
