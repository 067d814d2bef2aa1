import { Slider } from '@/components/ui/slider';

export function SliderMiniature() {
  return (
    <div className="flex h-6 w-40 items-center">
      <Slider aria-label="Opacity" defaultValue={[60]} />
    </div>
  );
}
