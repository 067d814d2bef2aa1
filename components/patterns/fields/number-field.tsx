'use client';
import { useState, type ComponentProps } from 'react';
import { Input } from '@/components/ui/input';

export interface NumberFieldProps extends Omit<
  ComponentProps<typeof Input>,
  'type' | 'value' | 'onChange' | 'onBlur'
> {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/**
 * A field for a number within bounds. While the user types, the field shows the text as typed, even if it is empty or
 * out of bounds, and reports each number, clamped to the bounds. On blur, the field shows `value` again.
 */
export function NumberField({ value, min, max, onChange, ...props }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Input
      type="number"
      min={min}
      max={max}
      value={draft ?? value}
      onBlur={() => setDraft(null)}
      onChange={({ target }) => {
        setDraft(target.value);
        if (Number.isFinite(target.valueAsNumber))
          onChange(Math.min(Math.max(target.valueAsNumber, min), max));
      }}
      {...props}
    />
  );
}
