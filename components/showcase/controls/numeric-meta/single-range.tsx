import { useState } from 'react';
import { Numeric } from '@/components/ui/numeric-meta';

export function NumericMetaSingleRange() {
  const [opacity, setOpacity] = useState(85);

  return (
    <div className="w-full max-w-[300px] space-y-4 rounded bg-muted p-3">
      <Numeric.Container mode="singleRange" min={0} max={100} className="gap-1">
        <Numeric.Label>Brightness</Numeric.Label>
        <Numeric.SingleRange showNumberInput />
      </Numeric.Container>

      <Numeric.Container
        mode="singleRange"
        min={-50}
        max={50}
        defaultValue={0}
        className="flex-row flex-wrap items-center gap-2"
      >
        <Numeric.Label showValue>Contrast</Numeric.Label>
        <Numeric.SingleRange />
      </Numeric.Container>

      <Numeric.Container
        mode="singleRange"
        value={opacity}
        onChange={(value) => setOpacity(value as number)}
        className="flex-row flex-wrap items-center gap-2"
      >
        <Numeric.Label>Opacity</Numeric.Label>
        <Numeric.SingleRange showNumberInput />
      </Numeric.Container>
      <p className="text-base text-muted-foreground">Segments are drawn at {opacity} %.</p>
    </div>
  );
}
