'use client';

import * as HoverCardPrimitive from '@radix-ui/react-hover-card';
import { createContext, useContext, useEffect, useId, useMemo, useState, type ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { fadeIn, surface } from '@/components/ui/popup-classes';

/** Shares the id of the open card with the trigger, which references the card in `aria-describedby`. */
const Card = createContext<{ id: string | undefined; setId: (id: string | undefined) => void }>({
  id: undefined,
  setId: () => undefined,
});

export interface HoverCardProps extends ComponentProps<typeof HoverCardPrimitive.Root> {
  /** Milliseconds that the pointer or the focus must stay on the trigger before the card opens. */
  openDelay?: number;
  /** Milliseconds until the card closes after the pointer leaves the trigger and the card. */
  closeDelay?: number;
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state. */
  defaultOpen?: boolean;
  /** Called with the new open state when the card opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** The root of a hover card. It holds the open state, which the trigger and the card share. */
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
  /** Uses the only child as the trigger instead of rendering a link. */
  asChild?: boolean;
}

/** The element that the card describes. It must be focusable, such as a link or a button. */
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

/** The card itself. Don’t put controls in the card, because keyboard users can’t reach them. */
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
          fadeIn,
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

/** Shares the id of the card with its trigger while the card is open. */
function RegisterId({ id }: { id: string }) {
  const { setId } = useContext(Card);
  useEffect(() => {
    setId(id);
    return () => setId(undefined);
  }, [id, setId]);
  return null;
}
