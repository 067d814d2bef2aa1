import { Numeric } from '@/components/ui/numeric-meta';

export function NumericMetaRightToLeft() {
  return (
    <div dir="rtl" lang="he" className="w-full max-w-[300px] space-y-3 rounded bg-muted p-3">
      <Numeric.Container
        mode="stepper"
        min={1}
        max={90}
        defaultValue={24}
        className="flex-row flex-wrap items-center justify-between"
      >
        <Numeric.Label>קצב תמונות</Numeric.Label>
        <Numeric.NumberStepper direction="horizontal" />
      </Numeric.Container>
      <Numeric.Container
        mode="number"
        min={0}
        max={100}
        className="flex-row flex-wrap items-center justify-between"
      >
        <Numeric.Label>אטימות</Numeric.Label>
        <Numeric.NumberInput />
      </Numeric.Container>
    </div>
  );
}
