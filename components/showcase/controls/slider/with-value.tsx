import { useState } from 'react';
import { Slider } from '@/components/ui/slider';

export function SliderWithValue() {
  const [opacity, setOpacity] = useState([70]);
  return (
    <div className="flex w-full max-w-xs flex-col gap-3">
      <div className="flex justify-between text-base text-foreground">
        <span id="fill-opacity">Fill opacity</span>
        <span aria-hidden="true">{opacity} %</span>
      </div>
      <Slider
        aria-labelledby="fill-opacity"
        aria-valuetext={`${opacity} %`}
        value={opacity}
        onValueChange={setOpacity}
      />
    </div>
  );
}
