import { Numeric } from '@/components/ui/numeric-meta';

export default function NumericMetaGalleryDemo() {
  return (
    <div className="w-[216px] max-w-full space-y-2">
      <Numeric.Container
        mode="stepper"
        min={1}
        max={90}
        defaultValue={24}
        className="flex-row flex-wrap items-center justify-between"
      >
        <Numeric.Label>Frame rate</Numeric.Label>
        <Numeric.NumberStepper direction="horizontal" />
      </Numeric.Container>
      <Numeric.Container
        mode="singleRange"
        defaultValue={85}
        className="flex-row flex-wrap items-center gap-2"
      >
        <Numeric.Label>Opacity</Numeric.Label>
        <Numeric.SingleRange showNumberInput />
      </Numeric.Container>
    </div>
  );
}
