'use client';

import * as PopoverPrimitive from '@radix-ui/react-popover';
import {
  createContext,
  isValidElement,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentProps,
} from 'react';
import { cn } from '@/components/ui/cn';
import { appear, surface } from '@/components/ui/popup-classes';

/** The id of the trigger, which names the popover unless it has its own name. */
const Trigger = createContext<{ id: string | undefined; setId: (id: string | undefined) => void }>({
  id: undefined,
  setId: () => undefined,
});

export interface PopoverProps extends ComponentProps<typeof PopoverPrimitive.Root> {
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state. */
  defaultOpen?: boolean;
  /** Called when the control opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Whether the rest of the page is inaccessible while the control is open. */
  modal?: boolean;
}

/** Holds the state of a popover and the button that opens it. */
export function Popover({ modal = false, ...props }: PopoverProps) {
  const [id, setId] = useState<string>();
  const trigger = useMemo(() => ({ id, setId }), [id]);
  return (
    <Trigger value={trigger}>
      <PopoverPrimitive.Root modal={modal} {...props} />
    </Trigger>
  );
}

export interface PopoverTriggerProps extends ComponentProps<typeof PopoverPrimitive.Trigger> {
  /** Makes its only child the trigger. A `Button` requires it, because a button can’t contain another button. */
  asChild?: boolean;
}

/** The button that opens and closes the popover, and gets the focus back. */
export function PopoverTrigger({ asChild = false, id, children, ...props }: PopoverTriggerProps) {
  const { setId } = useContext(Trigger);
  const ownId = useId();
  const childId = asChild && isValidElement<{ id?: string }>(children) ? children.props.id : undefined;
  const triggerId = childId ?? id ?? ownId;
  useEffect(() => {
    setId(triggerId);
    return () => setId(undefined);
  }, [setId, triggerId]);
  return (
    <PopoverPrimitive.Trigger asChild={asChild} id={triggerId} {...props}>
      {children}
    </PopoverPrimitive.Trigger>
  );
}

export interface PopoverAnchorProps extends ComponentProps<typeof PopoverPrimitive.Anchor> {
  /** Makes its only child the anchor, instead of rendering a `div`. */
  asChild?: boolean;
}

/** The element beside which the popover opens, if it isn’t the trigger. */
export function PopoverAnchor({ asChild = false, ...props }: PopoverAnchorProps) {
  return <PopoverPrimitive.Anchor asChild={asChild} {...props} />;
}

export interface PopoverContentProps extends ComponentProps<typeof PopoverPrimitive.Content> {
  /** Side of the trigger on which the content opens. If there is no room, it opens on the other side. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Edge of the trigger with which the content is aligned. */
  align?: 'start' | 'center' | 'end';
  /** Distance from the trigger in pixels. */
  sideOffset?: number;
}

/** The popover itself. Its trigger names it, unless it has an `aria-label` or `aria-labelledby`. */
export function PopoverContent({
  className,
  side = 'bottom',
  align = 'center',
  sideOffset = 4,
  'aria-labelledby': labelledBy,
  ...props
}: PopoverContentProps) {
  const { id } = useContext(Trigger);
  const name = labelledBy ?? (props['aria-label'] ? undefined : id);
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        aria-labelledby={name}
        className={cn(
          surface,
          appear,
          'max-h-(--radix-popover-content-available-height) w-72 max-w-(--radix-popover-content-available-width) min-w-32 overflow-y-auto has-[>[cmdk-root]]:overflow-hidden rounded-md p-4 text-base wrap-break-word outline-hidden',
          className,
        )}
        {...props}
      />
    </PopoverPrimitive.Portal>
  );
}
