import { useState } from 'react';
import { Numeric } from '@/components/ui/numeric-meta';

export function NumericMetaDecimals() {
  const [thickness, setThickness] = useState(0.625);

  return (
    <div className="w-full max-w-[300px] space-y-2 rounded bg-muted p-3">
      <Numeric.Container
        mode="number"
        min={0.5}
        max={10}
        step={0.125}
        value={thickness}
        onChange={(value) => setThickness(value as number)}
        className="flex-row flex-wrap items-center justify-between"
      >
        <Numeric.Label>Slice thickness (mm)</Numeric.Label>
        <Numeric.NumberInput />
      </Numeric.Container>
      <p role="status" className="text-base text-muted-foreground">
        {Math.floor(300 / thickness)} slices over 300 mm
      </p>
    </div>
  );
}
