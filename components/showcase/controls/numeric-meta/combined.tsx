import { Numeric } from '@/components/ui/numeric-meta';

export function NumericMetaCombined() {
  return (
    <div className="w-full max-w-[300px] space-y-3 rounded bg-muted p-3">
      <Numeric.Container
        mode="number"
        min={0.1}
        max={10}
        step={0.1}
        defaultValue={1}
        className="flex-row flex-wrap items-center justify-between"
      >
        <Numeric.Label>Zoom factor</Numeric.Label>
        <Numeric.NumberInput />
      </Numeric.Container>

      <Numeric.Container
        mode="stepper"
        min={-5}
        max={5}
        step={0.5}
        defaultValue={0}
        className="flex-row flex-wrap items-center justify-between"
      >
        <Numeric.Label>Offset (mm)</Numeric.Label>
        <Numeric.NumberStepper direction="horizontal" />
      </Numeric.Container>

      <Numeric.Container mode="singleRange" min={0} max={360} defaultValue={90} className="gap-1">
        <Numeric.Label showValue>Rotation (°)</Numeric.Label>
        <Numeric.SingleRange />
      </Numeric.Container>

      <Numeric.Container
        mode="doubleRange"
        min={-1000}
        max={3000}
        step={10}
        defaultValues={[-770, 1730]}
        className="gap-1"
      >
        <Numeric.Label>CT window (HU)</Numeric.Label>
        <Numeric.DoubleRange showNumberInputs />
      </Numeric.Container>
    </div>
  );
}
