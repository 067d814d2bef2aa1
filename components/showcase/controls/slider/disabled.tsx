import { Slider } from '@/components/ui/slider';

export function SliderDisabled() {
  return (
    <div className="w-full max-w-xs">
      <Slider aria-label="Outline width" defaultValue={[3]} min={1} max={10} disabled />
    </div>
  );
}
