'use client';

import * as TooltipPrimitive from '@radix-ui/react-tooltip';
import { createContext, useContext, useMemo, useRef, useState, type ComponentProps, type Ref } from 'react';
import { cn } from '@/components/ui/cn';
import { mergeRefs } from '@/components/ui/merge-refs';
import { fadeIn, surface } from '@/components/ui/popup-classes';

export interface TooltipProviderProps extends ComponentProps<typeof TooltipPrimitive.Provider> {
  /** Milliseconds that the pointer must stay on a trigger before its tooltip opens. Focus opens it immediately. */
  delayDuration?: number;
  /** Milliseconds after a tooltip closes during which the next one opens without a delay. */
  skipDelayDuration?: number;
  /** Closes a tooltip as soon as the pointer leaves its trigger, even if the pointer moves onto the tooltip. */
  disableHoverableContent?: boolean;
}

/** Sets the delays of all tooltips inside it. Every tooltip must be inside a provider. */
export function TooltipProvider({
  delayDuration = 700,
  skipDelayDuration = 300,
  disableHoverableContent = false,
  ...props
}: TooltipProviderProps) {
  return (
    <TooltipPrimitive.Provider
      delayDuration={delayDuration}
      skipDelayDuration={skipDelayDuration}
      disableHoverableContent={disableHoverableContent}
      {...props}
    />
  );
}

export interface TooltipProps extends ComponentProps<typeof TooltipPrimitive.Root> {
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state. */
  defaultOpen?: boolean;
  /** Called with the new open state when the tooltip opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Opening delay of this tooltip in milliseconds. The default is the delay of the provider. */
  delayDuration?: number;
}

const TriggerContext = createContext<Ref<HTMLButtonElement> | undefined>(undefined);

/** Returns true during a scroll event. Browsers also scroll to bring a newly focused element into view. */
const isScrolling = () => window.event?.type === 'scroll';

/** The root of a tooltip. Scrolling doesn’t close the tooltip while its trigger has the keyboard focus. */
export function Tooltip({ open, defaultOpen = false, onOpenChange, ...props }: TooltipProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    if (!next && isScrolling() && trigger.current?.matches(':focus-visible')) return;
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <TriggerContext value={trigger}>
      <TooltipPrimitive.Root open={open ?? isOpen} onOpenChange={change} {...props} />
    </TriggerContext>
  );
}

export interface TooltipTriggerProps extends ComponentProps<typeof TooltipPrimitive.Trigger> {
  /** Uses the only child as the trigger instead of rendering a button. */
  asChild?: boolean;
}

/** The element that the tooltip describes. It must be focusable. */
export function TooltipTrigger({ asChild = false, ref, ...props }: TooltipTriggerProps) {
  const trigger = useContext(TriggerContext);
  const setNode = useMemo(() => mergeRefs(trigger, ref), [trigger, ref]);
  return <TooltipPrimitive.Trigger asChild={asChild} ref={setNode} {...props} />;
}

export interface TooltipContentProps extends ComponentProps<typeof TooltipPrimitive.Content> {
  /** Side of the trigger on which the content opens. If there is no room, it opens on the other side. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Distance from the trigger in pixels. */
  sideOffset?: number;
}

/** The content of the tooltip: short text without controls, because the focus never enters a tooltip. */
export function TooltipContent({ className, side = 'top', sideOffset = 4, ...props }: TooltipContentProps) {
  return (
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Content
        side={side}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          surface,
          fadeIn,
          'max-w-[min(20rem,calc(100vw-1rem))] rounded px-2 py-1.5 text-sm wrap-break-word',
          className,
        )}
        {...props}
      />
    </TooltipPrimitive.Portal>
  );
}
