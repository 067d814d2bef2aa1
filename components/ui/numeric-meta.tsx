'use client';

import { createContext, use, useId, useMemo, useState, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { DoubleSlider } from '@/components/ui/double-slider';
import { NumericField } from '@/components/ui/numeric-field';
import { NumericStepper } from '@/components/ui/numeric-stepper';
import { fit, format, type NumberRange } from '@/components/ui/numeric-values';
import { Slider } from '@/components/ui/slider';

interface Numbers {
  mode: NumericContainerProps['mode'];
  range: NumberRange;
  single: number;
  setSingle: (value: number) => void;
  double: [number, number];
  setDouble: (values: [number, number]) => void;
  /** ARIA attributes that name the parts after the `Numeric.Label` or after the container’s `aria-label`. */
  name: { 'aria-labelledby'?: string; 'aria-label'?: string };
  labelId: string;
  fieldId: string;
}

const NumericContext = createContext<Numbers | null>(null);

function useNumbers(part: string): Numbers {
  const numbers = use(NumericContext);
  if (!numbers) throw new Error(`${part} must be inside a Numeric.Container.`);
  return numbers;
}

/** Returns the controlled value if there is one, otherwise local state, together with the setter of that state. */
function useValue<Value>(given: Value | undefined, first: () => Value) {
  const [own, setOwn] = useState(first);
  return [given ?? own, setOwn] as const;
}

export interface NumericContainerProps {
  /** Selects the part that displays the number. Parts for other modes display nothing. */
  mode: 'number' | 'singleRange' | 'doubleRange' | 'stepper';
  /** Controlled number. */
  value?: number;
  /** Initial number. @default the middle of the range */
  defaultValue?: number;
  /** Controlled minimum and maximum of a `doubleRange`. */
  values?: [number, number];
  /** Initial minimum and maximum of a `doubleRange`. @default 30 % and 70 % of the range */
  defaultValues?: [number, number];
  /** Called with the new number or, for a `doubleRange`, with the new minimum and maximum. */
  onChange?: (value: number | [number, number]) => void;
  /** The lowest number. */
  min?: number;
  /** The highest number. */
  max?: number;
  /** Amount by which keys, buttons and sliders change the number. It also sets the number of decimals. */
  step?: number;
  /** Name of the number if there is no `Numeric.Label`. */
  'aria-label'?: string;
  /** Class names of the element around the parts. */
  className?: string;
  /** A `Numeric.Label` and the part for the `mode`, e.g. `Numeric.NumberInput`. */
  children?: ReactNode;
}

function NumericContainer({
  mode,
  value,
  defaultValue,
  values,
  defaultValues,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  'aria-label': label,
  className,
  children,
}: NumericContainerProps) {
  const id = useId();
  const at = (part: number) => fit(min + (max - min) * part, { min, max, step });
  const [single, setSingle] = useValue(value, () => defaultValue ?? at(0.5));
  const [double, setDouble] = useValue<[number, number]>(values, () => defaultValues ?? [at(0.3), at(0.7)]);
  const [low, high] = double;
  const numbers = useMemo((): Numbers => {
    const labelId = `${id}label`;
    return {
      mode,
      range: { min, max, step },
      single,
      double: [low, high],
      setSingle: (next) => {
        setSingle(next);
        onChange?.(next);
      },
      setDouble: (next) => {
        setDouble(next);
        onChange?.(next);
      },
      name: label ? { 'aria-label': label } : { 'aria-labelledby': labelId },
      labelId,
      fieldId: `${id}field`,
    };
  }, [id, mode, min, max, step, single, low, high, setSingle, setDouble, onChange, label]);
  return (
    <NumericContext value={numbers}>
      <div
        className={cn('flex flex-col', className)}
        {...(mode === 'doubleRange' && { role: 'group', ...numbers.name })}
      >
        {children}
      </div>
    </NumericContext>
  );
}

export interface NumericLabelProps {
  /** Name of the number. */
  children: ReactNode;
  /** If true, the label also shows the number or, for a `doubleRange`, the minimum and maximum. */
  showValue?: boolean;
  /** Class names of the label. */
  className?: string;
}

function NumericLabel({ children, showValue = false, className }: NumericLabelProps) {
  const { mode, single, double, range, labelId, fieldId } = useNumbers('Numeric.Label');
  const shown = mode === 'doubleRange' ? double : [single];
  const content = (
    <>
      <span id={labelId} className="contents">
        {children}
      </span>
      {showValue && (
        <span className="min-w-10 tabular-nums">
          : {shown.map((number) => format(number, range)).join(' – ')}
        </span>
      )}
    </>
  );
  const look = cn('flex text-base text-foreground', className);
  // A label can name fields only. Sliders are named by `aria-labelledby`.
  if (mode === 'singleRange' || mode === 'doubleRange') return <span className={look}>{content}</span>;
  return (
    <label htmlFor={fieldId} className={look}>
      {content}
    </label>
  );
}

export interface NumericSingleRangeProps {
  /** If true, there is a number field beside the slider. */
  showNumberInput?: boolean;
  /** Class names of the slider. */
  sliderClassName?: string;
  /** Class names of the field. */
  numberInputClassName?: string;
}

function NumericSingleRange({
  showNumberInput = false,
  sliderClassName,
  numberInputClassName,
}: NumericSingleRangeProps) {
  const { mode, single, setSingle, name, fieldId, range } = useNumbers('Numeric.SingleRange');
  if (mode !== 'singleRange') return null;
  return (
    <div className="flex min-w-16 flex-1 flex-wrap items-center gap-2">
      <Slider
        {...name}
        className={cn('min-w-16 flex-1', sliderClassName)}
        {...range}
        value={[single]}
        onValueChange={([next]) => next !== undefined && setSingle(fit(next, range))}
      />
      {showNumberInput && (
        <NumericField
          {...name}
          {...range}
          id={fieldId}
          className={cn('shrink-0', numberInputClassName)}
          value={single}
          onChange={setSingle}
        />
      )}
    </div>
  );
}

export interface NumericDoubleRangeProps {
  /** If true, there is a number field on each side of the slider. */
  showNumberInputs?: boolean;
  /** Class names of the element around the slider and the fields. */
  className?: string;
}

function NumericDoubleRange({ showNumberInputs = false, className }: NumericDoubleRangeProps) {
  const { mode, double, setDouble, name, range } = useNumbers('Numeric.DoubleRange');
  if (mode !== 'doubleRange') return null;
  return (
    <DoubleSlider
      {...name}
      {...range}
      showNumberInputs={showNumberInputs}
      className={cn('min-w-0 flex-1', className)}
      value={double}
      onValueChange={setDouble}
    />
  );
}

export interface NumericNumberInputProps {
  /** Class names of the field. */
  className?: string;
}

function NumericNumberInput({ className }: NumericNumberInputProps) {
  const { mode, single, setSingle, name, fieldId, range } = useNumbers('Numeric.NumberInput');
  if (mode !== 'number') return null;
  return (
    <NumericField
      {...name}
      {...range}
      id={fieldId}
      className={cn('min-w-15', className)}
      value={single}
      onChange={setSingle}
    />
  );
}

export interface NumericNumberStepperProps {
  /** Class names of the element around the field and the buttons. */
  className?: string;
  /** Content after the number, such as its unit. */
  children?: ReactNode;
  /** `horizontal` puts an arrow on each side of the field, and `vertical` puts up and down arrows after the field. */
  direction?: 'horizontal' | 'vertical';
  /** Class names that set the width of the field. By default, the field fits the longest number. */
  inputWidth?: string;
}

function NumericNumberStepper({
  className,
  children,
  direction = 'vertical',
  inputWidth,
}: NumericNumberStepperProps) {
  const { mode, single, setSingle, name, fieldId, range } = useNumbers('Numeric.NumberStepper');
  if (mode !== 'stepper') return null;
  return (
    <NumericStepper
      {...range}
      name={name}
      fieldId={fieldId}
      direction={direction}
      className={className}
      inputWidth={inputWidth}
      value={single}
      onChange={setSingle}
    >
      {children}
    </NumericStepper>
  );
}

/** A number with a label, displayed as a field, a field with arrows, or a slider with one or two handles. */
export const Numeric = {
  Container: NumericContainer,
  Label: NumericLabel,
  SingleRange: NumericSingleRange,
  DoubleRange: NumericDoubleRange,
  NumberInput: NumericNumberInput,
  NumberStepper: NumericNumberStepper,
};
