'use client';

import * as TabsPrimitive from '@radix-ui/react-tabs';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '@/components/ui/cn';

export interface TabsProps extends ComponentPropsWithRef<typeof TabsPrimitive.Root> {
  /** Controlled value of the open tab. */
  value?: string;
  /** Value of the initially open tab if the control is uncontrolled. */
  defaultValue?: string;
  /** Called with the value of the tab that the user opens. */
  onValueChange?: (value: string) => void;
  /** Selects the arrow keys that move between tabs: left and right (`horizontal`) or up and down (`vertical`). */
  orientation?: 'horizontal' | 'vertical';
  /** `automatic` opens a tab when it gets the focus; `manual` opens it on Enter or Space, for slow content. */
  activationMode?: 'automatic' | 'manual';
  /** Reading direction. With `rtl`, the left and right arrow keys are swapped. */
  dir?: 'ltr' | 'rtl';
}

/** A set of views of which one is visible at a time. */
function Tabs({ orientation = 'horizontal', activationMode = 'automatic', ...props }: TabsProps) {
  return <TabsPrimitive.Root orientation={orientation} activationMode={activationMode} {...props} />;
}

export interface TabsListProps extends ComponentPropsWithRef<typeof TabsPrimitive.List> {
  /** If true, the arrow keys wrap around at both ends of the row of tabs. */
  loop?: boolean;
  /** Name of the row of tabs for screen readers, e.g. “Brush shape”. */
  'aria-label'?: string;
}

/** The row of tabs, which wraps if it is too long. */
function TabsList({ className, loop = true, ...props }: TabsListProps) {
  return (
    <TabsPrimitive.List
      loop={loop}
      className={cn(
        'inline-flex min-h-7 max-w-full flex-wrap items-center justify-start rounded-md bg-primary/20',
        className,
      )}
      {...props}
    />
  );
}

export interface TabsTriggerProps extends ComponentPropsWithRef<typeof TabsPrimitive.Trigger> {
  /** Connects the tab to the content with the same value. */
  value: string;
  /** Disables the tab. The arrow keys skip disabled tabs. */
  disabled?: boolean;
}

/** A tab, which opens the content with the same value. */
function TabsTrigger({ className, disabled = false, ...props }: TabsTriggerProps) {
  return (
    <TabsPrimitive.Trigger
      disabled={disabled}
      className={cn(
        'relative inline-flex min-h-7 min-w-7 items-center justify-center rounded px-2 py-1 text-base whitespace-nowrap text-foreground',
        'transition-colors hover:bg-primary/20 motion-reduce:transition-none',
        'outline-ring focus-visible:z-10 focus-visible:outline-2 focus-visible:outline-offset-2',
        'disabled:pointer-events-none disabled:opacity-50',
        'data-[state=active]:bg-primary/30 data-[state=active]:shadow',
        // A line marks the open tab, because color alone is not enough.
        'after:absolute after:inset-x-2 after:bottom-0.5 after:h-0.5 after:rounded-full',
        'data-[state=active]:after:bg-highlight forced-colors:data-[state=active]:after:bg-[Highlight]',
        '[&_svg]:shrink-0',
        className,
      )}
      {...props}
    />
  );
}

export interface TabsContentProps extends ComponentPropsWithRef<typeof TabsPrimitive.Content> {
  /** Connects the content to the tab with the same value. */
  value: string;
  /** Keeps the content in the document while another tab is open, so that typed text isn’t lost. */
  forceMount?: true;
}

/** The content of a tab. */
function TabsContent({ className, ...props }: TabsContentProps) {
  return (
    <TabsPrimitive.Content
      className={cn(
        'mt-2 rounded outline-ring focus-visible:outline-2 focus-visible:outline-offset-2 data-[state=inactive]:hidden',
        className,
      )}
      {...props}
    />
  );
}

export { Tabs, TabsContent, TabsList, TabsTrigger };
