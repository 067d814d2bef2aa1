'use client';

import * as LabelPrimitive from '@radix-ui/react-label';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '@/components/ui/cn';

export interface LabelProps extends ComponentPropsWithRef<typeof LabelPrimitive.Root> {
  /** The `id` of the control that the label names. A click on the label activates that control. */
  htmlFor?: string;
}

/** A label that names a control. It is dimmed while the control inside or next to the label is disabled. */
function Label({ className, ...props }: LabelProps) {
  return (
    <LabelPrimitive.Root
      className={cn(
        'text-base leading-tight font-normal text-foreground',
        'peer-disabled:cursor-not-allowed peer-disabled:opacity-70',
        'has-[+:disabled]:cursor-not-allowed has-[+:disabled]:opacity-70',
        'has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-70',
        className,
      )}
      {...props}
    />
  );
}

export { Label };
