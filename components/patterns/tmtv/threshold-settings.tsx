'use client';
import { useId } from 'react';
import { Label } from '@/components/ui/label';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { NumberField } from '../fields/number-field';
import { SettingSlider } from '../fields/setting-slider';
import type { UptakeThreshold } from './lesion-statistics';
import { getThresholdError } from './tmtv-state';

export interface ThresholdSettingsProps {
  threshold: UptakeThreshold;
  onChange: (change: Partial<UptakeThreshold>) => void;
}

/** Settings for the threshold: a percentage of the maximum SUV of each region, or one range of SUV for all regions. */
export function ThresholdSettings({ threshold, onChange }: ThresholdSettingsProps) {
  const id = useId();
  const { strategy, percent } = threshold;
  const fault = getThresholdError(threshold);
  return (
    <div className="bg-muted flex flex-col gap-2 px-2 py-2">
      <div className="flex items-center gap-2">
        <Label id={id} className="text-foreground w-14 shrink-0 text-base">
          Strategy
        </Label>
        <Select
          value={strategy}
          onValueChange={(value) => onChange({ strategy: value === 'range' ? 'range' : 'roi_stat' })}
        >
          <SelectTrigger aria-labelledby={id} className="min-w-0 flex-1">
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value="roi_stat">Percentage of max SUV</SelectItem>
            <SelectItem value="range">SUV range</SelectItem>
          </SelectContent>
        </Select>
      </div>
      {strategy === 'roi_stat' ? (
        <SettingSlider
          label="Max"
          unit="%"
          value={percent}
          max={100}
          onChange={(value) => onChange({ percent: value })}
        />
      ) : (
        <>
          <div className="flex gap-2">
            <SuvField
              label="Lower"
              value={threshold.lower}
              faultId={fault ? `${id}-fault` : undefined}
              onChange={(lower) => onChange({ lower })}
            />
            <SuvField
              label="Upper"
              value={threshold.upper}
              faultId={fault ? `${id}-fault` : undefined}
              onChange={(upper) => onChange({ upper })}
            />
          </div>
          {fault && (
            <p id={`${id}-fault`} role="alert" className="text-foreground text-sm">
              {fault}
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface SuvFieldProps {
  label: string;
  value: number;
  faultId: string | undefined;
  onChange: (value: number) => void;
}

function SuvField({ label, value, faultId, onChange }: SuvFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <Label htmlFor={id} className="text-foreground shrink-0 text-base">
        {label}
      </Label>
      <NumberField
        id={id}
        inputMode="decimal"
        min={0}
        max={100}
        step={0.1}
        value={value}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        onChange={onChange}
      />
    </div>
  );
}
