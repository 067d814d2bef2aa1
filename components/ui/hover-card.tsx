'use client';

import * as HoverCardPrimitive from '@radix-ui/react-hover-card';
import { createContext, useContext, useEffect, useId, useMemo, useState, type ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { appear, surface } from '@/components/ui/popup-classes';

/** The id of the open card, for the `aria-describedby` of its trigger. */
const Card = createContext<{ id: string | undefined; setId: (id: string | undefined) => void }>({
  id: undefined,
  setId: () => undefined,
});

export interface HoverCardProps extends ComponentProps<typeof HoverCardPrimitive.Root> {
  /** Milliseconds that the pointer or the focus must be on the trigger before the card opens. */
  openDelay?: number;
  /** Milliseconds until the card closes after the pointer leaves the trigger and the card. */
  closeDelay?: number;
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state. */
  defaultOpen?: boolean;
  /** Called when the control opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** Holds the state of a trigger and its card. */
export function HoverCard({ openDelay = 700, closeDelay = 300, ...props }: HoverCardProps) {
  const [id, setId] = useState<string>();
  const card = useMemo(() => ({ id, setId }), [id]);
  return (
    <Card value={card}>
      <HoverCardPrimitive.Root openDelay={openDelay} closeDelay={closeDelay} {...props} />
    </Card>
  );
}

export interface HoverCardTriggerProps extends ComponentProps<typeof HoverCardPrimitive.Trigger> {
  /** Makes its only child the trigger, instead of rendering a link. */
  asChild?: boolean;
}

/** The element that the card describes: a link or a button, so that the keyboard can reach it. */
export function HoverCardTrigger({
  asChild = false,
  'aria-describedby': describedBy,
  ...props
}: HoverCardTriggerProps) {
  const { id } = useContext(Card);
  return (
    <HoverCardPrimitive.Trigger
      asChild={asChild}
      aria-describedby={[describedBy, id].filter(Boolean).join(' ') || undefined}
      {...props}
    />
  );
}

export interface HoverCardContentProps extends ComponentProps<typeof HoverCardPrimitive.Content> {
  /** Side of the trigger on which the content opens. If there is no room, it opens on the other side. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Edge of the trigger with which the content is aligned. */
  align?: 'start' | 'center' | 'end';
  /** Distance from the trigger in pixels. */
  sideOffset?: number;
}

/** The card. It contains no controls, because the keyboard can’t enter it. */
export function HoverCardContent({
  className,
  side = 'bottom',
  align = 'center',
  sideOffset = 4,
  id,
  children,
  ...props
}: HoverCardContentProps) {
  const ownId = useId();
  const cardId = id ?? ownId;
  return (
    <HoverCardPrimitive.Portal>
      <HoverCardPrimitive.Content
        id={cardId}
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          surface,
          appear,
          'bg-muted text-muted-foreground w-64 max-w-(--radix-hover-card-content-available-width) min-w-32 rounded-md p-4 text-base wrap-break-word outline-hidden',
          className,
        )}
        {...props}
      >
        <RegisterId id={cardId} />
        {children}
      </HoverCardPrimitive.Content>
    </HoverCardPrimitive.Portal>
  );
}

/** Registers the id of the card while it is open. */
function RegisterId({ id }: { id: string }) {
  const { setId } = useContext(Card);
  useEffect(() => {
    setId(id);
    return () => setId(undefined);
  }, [id, setId]);
  return null;
}
