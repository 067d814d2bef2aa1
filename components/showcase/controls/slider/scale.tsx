import { useState } from 'react';
import { Slider } from '@/components/ui/slider';

export function SliderScale() {
  const [level, setLevel] = useState([40]);
  return (
    <div className="flex w-full max-w-xs flex-col gap-3">
      <span id="window-level" className="text-base text-foreground">
        Window level: {level} HU
      </span>
      <Slider
        aria-labelledby="window-level"
        aria-valuetext={`${level} Hounsfield units`}
        value={level}
        onValueChange={setLevel}
        min={-1000}
        max={1000}
        step={20}
      />
      <div aria-hidden="true" className="flex justify-between text-sm text-muted-foreground">
        <span>−1000</span>
        <span>0</span>
        <span>1000</span>
      </div>
    </div>
  );
}
