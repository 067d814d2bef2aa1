import { Slider } from '@/components/ui/slider';

export function SliderBasic() {
  return (
    <div className="w-full max-w-xs">
      <Slider aria-label="Segmentation opacity" defaultValue={[50]} max={100} step={1} />
    </div>
  );
}
