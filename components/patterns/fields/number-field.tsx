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
 * A field for a number within bounds. What is being typed stays as it is, also when it is empty or too large;
 * the state gets each number within the bounds, and the field shows that one when it is left.
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
