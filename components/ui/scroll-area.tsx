'use client';

import * as ScrollAreaPrimitive from '@radix-ui/react-scroll-area';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '@/components/ui/cn';
import { useOverflow } from '@/components/ui/use-overflow';

export interface ScrollAreaProps extends ComponentPropsWithRef<typeof ScrollAreaPrimitive.Root> {
  /** If true, an arrow at the top or bottom shows that there is more content in that direction. */
  showArrows?: boolean;
  /** Determines when the scrollbar is visible: on hover, while scrolling, if the content overflows, or always. */
  type?: 'hover' | 'scroll' | 'auto' | 'always';
  /** Reading direction. With `rtl`, the scrollbar is on the left. */
  dir?: 'ltr' | 'rtl';
  /** Name of the content, which screen readers announce when the area gets the focus. */
  'aria-label'?: string;
  /** The `id` of the text that names the content. */
  'aria-labelledby'?: string;
}

/** A box of a fixed height that scrolls its content with a slim scrollbar. */
function ScrollArea({
  className,
  children,
  showArrows = false,
  type = 'hover',
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: ScrollAreaProps) {
  const { ref, scrolls, above, below } = useOverflow();
  const named = label !== undefined || labelledBy !== undefined;
  return (
    <ScrollAreaPrimitive.Root
      type={type}
      className={cn('relative h-full overflow-hidden', className)}
      {...props}
    >
      <ScrollAreaPrimitive.Viewport
        ref={ref}
        tabIndex={scrolls ? 0 : undefined}
        role={named ? 'region' : undefined}
        aria-label={label}
        aria-labelledby={labelledBy}
        className={cn(
          'h-full w-full rounded-[inherit] outline-ring focus-visible:outline-2 focus-visible:-outline-offset-2',
          // Keeps the focused element clear of the arrows when scrolling to it.
          showArrows && 'scroll-py-8',
        )}
      >
        {children}
      </ScrollAreaPrimitive.Viewport>
      <ScrollBar />
      <ScrollAreaPrimitive.Corner />
      {showArrows && above && (
        <div className="pointer-events-none absolute inset-x-0 top-0 flex h-8 justify-center bg-linear-to-b from-background via-background/80 to-transparent">
          <ChevronUp aria-hidden="true" className="h-5 w-5 text-foreground/80" />
        </div>
      )}
      {showArrows && below && (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex h-8 items-end justify-center bg-linear-to-t from-background via-background/80 to-transparent">
          <ChevronDown aria-hidden="true" className="h-5 w-5 text-foreground/80" />
        </div>
      )}
    </ScrollAreaPrimitive.Root>
  );
}

export interface ScrollBarProps extends ComponentPropsWithRef<
  typeof ScrollAreaPrimitive.ScrollAreaScrollbar
> {
  /** Scrolling direction. A ScrollArea always has a vertical scrollbar. */
  orientation?: 'vertical' | 'horizontal';
}

/** A scrollbar. To scroll horizontally, add a `ScrollBar` with `orientation="horizontal"` to the `ScrollArea`. */
function ScrollBar({ className, orientation = 'vertical', ...props }: ScrollBarProps) {
  return (
    <ScrollAreaPrimitive.ScrollAreaScrollbar
      orientation={orientation}
      className={cn(
        'flex touch-none transition-colors select-none motion-reduce:transition-none',
        orientation === 'vertical' ? 'h-full w-2.5 p-[2px]' : 'h-2.5 flex-col p-[2px]',
        className,
      )}
      {...props}
    >
      <ScrollAreaPrimitive.ScrollAreaThumb className="relative flex-1 rounded-full bg-neutral/80 hover:bg-neutral forced-colors:bg-[ButtonText]" />
    </ScrollAreaPrimitive.ScrollAreaScrollbar>
  );
}

export { ScrollArea, ScrollBar };
