'use client';

import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { NumericField } from '@/components/ui/numeric-field';
import { stepBy, type NumberRange } from '@/components/ui/numeric-values';

interface NumericStepperProps extends NumberRange {
  value: number;
  onChange: (value: number) => void;
  name: { 'aria-labelledby'?: string; 'aria-label'?: string };
  fieldId: string;
  direction: 'horizontal' | 'vertical';
  className: string | undefined;
  inputWidth: string | undefined;
  children: ReactNode;
}

/** A number field with arrow buttons: one on each side (`horizontal`) or both after the field (`vertical`). */
export function NumericStepper({
  name,
  fieldId,
  direction,
  className,
  inputWidth,
  children,
  value,
  onChange,
  ...range
}: NumericStepperProps) {
  const isHorizontal = direction === 'horizontal';
  const down = (
    <StepButton
      label="Decrease"
      name={name}
      icon={isHorizontal ? ChevronLeft : ChevronDown}
      disabled={value <= range.min}
      onStep={() => onChange(stepBy(value, -1, range))}
    />
  );
  const up = (
    <StepButton
      label="Increase"
      name={name}
      icon={isHorizontal ? ChevronRight : ChevronUp}
      disabled={value >= range.max}
      onStep={() => onChange(stepBy(value, 1, range))}
    />
  );
  return (
    <div
      className={cn(
        'flex min-h-7 w-fit min-w-fit items-center rounded-md border border-neutral/80 bg-background',
        'outline-ring has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1',
        className,
      )}
    >
      {isHorizontal && down}
      <NumericField
        {...name}
        {...range}
        id={fieldId}
        className={cn(
          'h-6 min-w-8 flex-1 border-0 bg-transparent px-1 text-center shadow-none focus-visible:outline-0',
          inputWidth,
        )}
        value={value}
        onChange={onChange}
      />
      {children}
      {up}
      {!isHorizontal && down}
    </div>
  );
}

interface StepButtonProps {
  label: string;
  name: NumericStepperProps['name'];
  icon: LucideIcon;
  disabled: boolean;
  onStep: () => void;
}

/** An arrow button for pointers only. Keyboard users press the arrow keys in the field instead. */
function StepButton({ label, name, icon: Icon, disabled, onStep }: StepButtonProps) {
  const id = useId();
  const ofLabel = name['aria-labelledby'];
  const ofContainer = name['aria-label'];
  return (
    <Button
      type="button"
      variant="ghost"
      size="icon"
      id={id}
      tabIndex={-1}
      aria-label={ofContainer ? `${label} ${ofContainer}` : label}
      aria-labelledby={ofLabel && `${id} ${ofLabel}`}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onStep}
    >
      <Icon className="h-4 w-4 rtl:scale-x-[-1]" />
    </Button>
  );
}
