import { useState } from 'react';
import { Slider } from '@/components/ui/slider';

export function SliderCommit() {
  const [slab, setSlab] = useState([10]);
  const [drawn, setDrawn] = useState(10);
  return (
    <div className="flex w-full max-w-xs flex-col gap-3">
      <span id="slab-label" className="text-base text-foreground">
        Slab thickness: {slab} mm
      </span>
      <Slider
        aria-labelledby="slab-label"
        value={slab}
        onValueChange={setSlab}
        onValueCommit={([last]) => last !== undefined && setDrawn(last)}
        min={1}
        max={50}
      />
      <p role="status" className="text-base text-muted-foreground">
        Projection rendered with {drawn} mm.
      </p>
    </div>
  );
}
