import { Numeric } from '@/components/ui/numeric-meta';

export function NumericMetaWithoutLabel() {
  return (
    <div className="flex w-full max-w-[300px] flex-wrap items-center gap-3 rounded bg-muted p-3">
      <Numeric.Container mode="stepper" min={1} max={256} defaultValue={37} aria-label="Slice">
        <Numeric.NumberStepper direction="horizontal" />
      </Numeric.Container>
      <span className="text-base text-muted-foreground">of 256</span>
      <Numeric.Container
        mode="singleRange"
        min={1}
        max={256}
        defaultValue={37}
        aria-label="Slice of the second viewport"
        className="w-full"
      >
        <Numeric.SingleRange />
      </Numeric.Container>
    </div>
  );
}
