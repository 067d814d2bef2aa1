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
 * A field for a number within bounds. The text stays as typed, even when empty or too large; every number within the
 * bounds is reported, and the field shows the last one when it loses the focus.
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
