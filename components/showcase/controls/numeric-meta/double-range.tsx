import { useState } from 'react';
import { Numeric } from '@/components/ui/numeric-meta';

export function NumericMetaDoubleRange() {
  const [ends, setEnds] = useState<[number, number]>([200, 2400]);

  return (
    <div className="w-full max-w-[300px] space-y-4 rounded bg-muted p-3">
      <Numeric.Container mode="doubleRange" min={0} max={100} className="gap-1">
        <Numeric.Label showValue>Intensity</Numeric.Label>
        <Numeric.DoubleRange />
      </Numeric.Container>

      <Numeric.Container
        mode="doubleRange"
        min={0}
        max={1}
        step={0.05}
        defaultValues={[0.3, 0.7]}
        className="gap-1"
      >
        <Numeric.Label>Volume opacity</Numeric.Label>
        <Numeric.DoubleRange showNumberInputs />
      </Numeric.Container>

      <Numeric.Container
        mode="doubleRange"
        min={-1000}
        max={3000}
        step={10}
        values={ends}
        onChange={(values) => setEnds(values as [number, number])}
        className="gap-1"
      >
        <Numeric.Label>Threshold (HU)</Numeric.Label>
        <Numeric.DoubleRange showNumberInputs />
      </Numeric.Container>
      <p className="text-base text-muted-foreground">
        Width {ends[1] - ends[0]}, level {(ends[0] + ends[1]) / 2}
      </p>
    </div>
  );
}
