import { Slider } from '@/components/ui/slider';

export default function SliderGalleryDemo() {
  return (
    <div className="flex h-6 w-40 items-center">
      <Slider aria-label="Opacity" defaultValue={[60]} />
    </div>
  );
}
