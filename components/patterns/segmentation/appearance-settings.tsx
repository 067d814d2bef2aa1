'use client';
import { useId } from 'react';
import { Icons } from '@/components/ui/icons';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { SettingSlider } from '../fields/setting-slider';
import type { SegmentAppearance, RenderStyle } from './segmentation-state';

export interface AppearanceSettingsProps {
  appearance: SegmentAppearance;
  onChange: (change: Partial<SegmentAppearance>) => void;
}

const styles = [
  { value: 'fill-and-outline', label: 'Fill and outline', Icon: Icons.DisplayFillAndOutline },
  { value: 'outline', label: 'Outline only', Icon: Icons.DisplayOutlineOnly },
  { value: 'fill', label: 'Fill only', Icon: Icons.DisplayFillOnly },
] as const;

/** Settings for drawing segments. Opacities are displayed in percent and stored as fractions. */
export function AppearanceSettings({ appearance, onChange }: AppearanceSettingsProps) {
  const id = useId();
  const { style, opacity, outlineWidth, isInactiveShown, inactiveOpacity } = appearance;
  return (
    <div className="bg-muted flex flex-col gap-2 px-2 py-2">
      <Tabs
        value={style}
        onValueChange={(value) => onChange({ style: value as RenderStyle })}
        className="flex items-center justify-between gap-2"
      >
        {styles.map(({ value, label }) => (
          <TabsContent key={value} value={value} tabIndex={-1} className="text-foreground mt-0 text-base">
            {label}
          </TabsContent>
        ))}
        <TabsList aria-label="Show">
          {styles.map(({ value, label, Icon }) => (
            <TabsTrigger key={value} value={value} aria-label={label}>
              <Icon className="size-5" aria-hidden="true" />
            </TabsTrigger>
          ))}
        </TabsList>
      </Tabs>
      <SettingSlider
        label="Opacity"
        unit="%"
        value={Math.round(opacity * 100)}
        max={100}
        isDisabled={style === 'outline'}
        onChange={(value) => onChange({ opacity: value / 100 })}
      />
      <SettingSlider
        label="Border"
        unit="px"
        value={outlineWidth}
        max={10}
        isDisabled={style === 'fill'}
        onChange={(value) => onChange({ outlineWidth: value })}
      />
      <div className="border-input flex min-h-7 items-center justify-between gap-2 border-t pt-2">
        <Label htmlFor={id} className="text-foreground text-base">
          Display inactive segmentations
        </Label>
        <Switch
          id={id}
          checked={isInactiveShown}
          onCheckedChange={(isShown) => onChange({ isInactiveShown: isShown })}
        />
      </div>
      {isInactiveShown && (
        <SettingSlider
          label="Inactive"
          unit="%"
          value={Math.round(inactiveOpacity * 100)}
          max={100}
          isDisabled={style === 'outline'}
          onChange={(value) => onChange({ inactiveOpacity: value / 100 })}
        />
      )}
    </div>
  );
}
