'use client';
import { useId } from 'react';
import { Label } from '@/components/ui/label';
import { Slider } from '@/components/ui/slider';
import { NumberField } from './number-field';

export interface SettingSliderProps {
  label: string;
  /** Unit, displayed after the number, e.g. `%`. */
  unit: string;
  value: number;
  max: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

/** A slider and a number field for the same integer from 0 to `max`. */
export function SettingSlider({ label, unit, value, max, isDisabled = false, onChange }: SettingSliderProps) {
  const id = useId();
  return (
    <div className="flex min-h-7 items-center gap-2">
      <Label htmlFor={id} className="text-foreground w-14 shrink-0 text-base">
        {label}
      </Label>
      <Slider
        className="flex-1"
        aria-label={label}
        value={[value]}
        min={0}
        max={max}
        step={1}
        disabled={isDisabled}
        onValueChange={([next = 0]) => onChange(next)}
      />
      <NumberField
        id={id}
        inputMode="numeric"
        className="w-14 shrink-0"
        value={value}
        min={0}
        max={max}
        disabled={isDisabled}
        onChange={(next) => onChange(Math.round(next))}
      />
      <span className="text-muted-foreground w-4 text-sm">{unit}</span>
    </div>
  );
}
