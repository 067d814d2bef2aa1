import { Slider } from '@/components/ui/slider';

export function SliderRightToLeft() {
  return (
    <div dir="rtl" lang="ar" className="flex w-full max-w-xs flex-col gap-3">
      <span id="opacity-ar" className="text-base text-foreground">
        شفافية التجزئة
      </span>
      <Slider dir="rtl" aria-labelledby="opacity-ar" defaultValue={[30]} />
    </div>
  );
}
