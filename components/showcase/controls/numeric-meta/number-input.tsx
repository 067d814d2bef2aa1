import { Timer } from 'lucide-react';
import { Numeric } from '@/components/ui/numeric-meta';

export function NumericMetaNumberInput() {
  return (
    <div className="w-full max-w-[300px] space-y-4 rounded bg-muted p-3">
      <Numeric.Container mode="number" min={0} max={10} className="flex-row flex-wrap items-center gap-2">
        <Numeric.Label>Width</Numeric.Label>
        <Numeric.NumberInput />
      </Numeric.Container>

      <Numeric.Container mode="number" min={0} max={100} className="items-start gap-1">
        <Numeric.Label className="text-sm font-bold text-muted-foreground">Threshold (%)</Numeric.Label>
        <Numeric.NumberInput className="w-12" />
      </Numeric.Container>

      <Numeric.Container
        mode="number"
        min={0}
        max={999999999}
        defaultValue={123456789}
        className="flex-row flex-wrap items-center justify-between gap-2"
      >
        <Numeric.Label className="items-center gap-1">
          <Timer className="h-4 w-4" aria-hidden />
          Trigger time (µs)
        </Numeric.Label>
        <Numeric.NumberInput className="w-32 text-center" />
      </Numeric.Container>
    </div>
  );
}
