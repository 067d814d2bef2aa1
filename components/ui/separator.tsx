import type { ComponentPropsWithRef } from 'react';
import { cn } from '@/components/ui/cn';

export interface SeparatorProps extends ComponentPropsWithRef<'div'> {
  /** The direction of the line. */
  orientation?: 'horizontal' | 'vertical';
  /** If true, the line is only decorative. Otherwise, screen readers announce it as a separator. */
  decorative?: boolean;
}

/** A line between two elements or groups of elements. */
function Separator({ className, orientation = 'horizontal', decorative = true, ...props }: SeparatorProps) {
  return (
    <div
      role={decorative ? 'none' : 'separator'}
      aria-orientation={decorative || orientation === 'horizontal' ? undefined : orientation}
      data-orientation={orientation}
      className={cn(
        'shrink-0 bg-border forced-colors:bg-[CanvasText]',
        orientation === 'horizontal' ? 'h-px w-full' : 'h-full w-px',
        className,
      )}
      {...props}
    />
  );
}

export { Separator };
