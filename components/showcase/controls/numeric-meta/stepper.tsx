import { useState } from 'react';
import { Numeric } from '@/components/ui/numeric-meta';

export function NumericMetaStepper() {
  const [frame, setFrame] = useState(1);

  return (
    <div className="w-full max-w-[300px] space-y-4 rounded bg-muted p-3">
      <Numeric.Container
        mode="stepper"
        value={frame}
        onChange={(value) => setFrame(value as number)}
        min={1}
        max={5}
        className="flex-row flex-wrap items-center justify-between"
      >
        <Numeric.Label>Dynamic frame</Numeric.Label>
        <Numeric.NumberStepper direction="horizontal" />
      </Numeric.Container>

      <Numeric.Container
        mode="stepper"
        min={1}
        max={90}
        defaultValue={24}
        className="flex-row flex-wrap items-center justify-between"
      >
        <Numeric.Label>Frame rate</Numeric.Label>
        <Numeric.NumberStepper direction="horizontal">
          <span className="pe-1 text-xs text-muted-foreground">FPS</span>
        </Numeric.NumberStepper>
      </Numeric.Container>

      <Numeric.Container
        mode="stepper"
        min={-10}
        max={10}
        step={0.1}
        defaultValue={0}
        className="flex-row flex-wrap items-center justify-between"
      >
        <Numeric.Label>Zoom</Numeric.Label>
        <Numeric.NumberStepper direction="vertical" />
      </Numeric.Container>
    </div>
  );
}
