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
import { fadeIn, surface } from '@/components/ui/popup-classes';

/** Shares the id of the trigger with the popover, whose default name is the text of the trigger. */
const Trigger = createContext<{ id: string | undefined; setId: (id: string | undefined) => void }>({
  id: undefined,
  setId: () => undefined,
});

export interface PopoverProps extends ComponentProps<typeof PopoverPrimitive.Root> {
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state. */
  defaultOpen?: boolean;
  /** Called with the new open state when the popover opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** If true, users can’t interact with the rest of the page while the popover is open. */
  modal?: boolean;
}

/** The root of a popover. It holds the open state, which the trigger and the popover share. */
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
  /** Uses the only child as the trigger. Required for a `Button`, because a button can’t contain another button. */
  asChild?: boolean;
}

/** The button that opens and closes the popover. It gets the focus back when the popover closes. */
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
  /** Uses the only child as the anchor instead of rendering a `div`. */
  asChild?: boolean;
}

/** The element next to which the popover opens. Without an anchor, the popover opens next to the trigger. */
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

/** The popover itself. The text of the trigger names it unless it has an `aria-label` or `aria-labelledby`. */
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
          fadeIn,
          'max-h-(--radix-popover-content-available-height) w-72 max-w-(--radix-popover-content-available-width) min-w-32 overflow-y-auto has-[>[cmdk-root]]:overflow-hidden rounded-md p-4 text-base wrap-break-word outline-hidden',
          className,
        )}
        {...props}
      />
    </PopoverPrimitive.Portal>
  );
}
