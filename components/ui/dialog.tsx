'use client';

import * as DialogPrimitive from '@radix-ui/react-dialog';
import { Move, X } from 'lucide-react';
import {
  createContext,
  useContext,
  useId,
  useMemo,
  useState,
  type ComponentProps,
  type HTMLAttributes,
  type KeyboardEvent,
} from 'react';
import { cn } from '@/components/ui/cn';
import { mergeRefs } from '@/components/ui/merge-refs';
import { fadeIn, focusRing } from '@/components/ui/popup-classes';
import { useDraggable } from '@/components/ui/use-draggable';

const Behavior = createContext({
  isDraggable: false,
  shouldCloseOnEsc: true,
  shouldCloseOnOverlayClick: true,
  showOverlay: true,
});

export interface DialogProps extends ComponentProps<typeof DialogPrimitive.Root> {
  /** If true, users can move the dialog by dragging its header or with a Move button, and the dialog has no overlay. */
  isDraggable?: boolean;
  /** If true, Escape closes the dialog. */
  shouldCloseOnEsc?: boolean;
  /** If true, a click outside the dialog closes it. */
  shouldCloseOnOverlayClick?: boolean;
  /** If true, the page behind the dialog is dimmed. */
  showOverlay?: boolean;
  /** If true, users can’t interact with the rest of the page while the dialog is open. */
  modal?: boolean;
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state. */
  defaultOpen?: boolean;
  /** Called with the new open state when the dialog opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** The root of a dialog. It holds the open state and the options for closing and moving the dialog. */
export function Dialog({
  isDraggable = false,
  shouldCloseOnEsc = true,
  shouldCloseOnOverlayClick = true,
  showOverlay = true,
  modal = true,
  ...props
}: DialogProps) {
  const behavior = useMemo(
    () => ({ isDraggable, shouldCloseOnEsc, shouldCloseOnOverlayClick, showOverlay }),
    [isDraggable, shouldCloseOnEsc, shouldCloseOnOverlayClick, showOverlay],
  );
  return (
    <Behavior.Provider value={behavior}>
      <DialogPrimitive.Root modal={modal} {...props} />
    </Behavior.Provider>
  );
}

export interface DialogTriggerProps extends ComponentProps<typeof DialogPrimitive.Trigger> {
  /** Uses the only child as the trigger instead of rendering a button. */
  asChild?: boolean;
}

/** The button that opens the dialog. It gets the focus back when the dialog closes. */
export function DialogTrigger({ asChild = false, ...props }: DialogTriggerProps) {
  return <DialogPrimitive.Trigger asChild={asChild} {...props} />;
}

/** Renders its children at the end of `<body>`. `DialogContent` already contains a portal. */
export function DialogPortal(props: ComponentProps<typeof DialogPrimitive.Portal>) {
  return <DialogPrimitive.Portal {...props} />;
}

export interface DialogCloseProps extends ComponentProps<typeof DialogPrimitive.Close> {
  /** Uses the only child as the close button. */
  asChild?: boolean;
}

/** A button that closes the dialog. */
export function DialogClose({ asChild = false, ...props }: DialogCloseProps) {
  return <DialogPrimitive.Close asChild={asChild} {...props} />;
}

/** Dims the page behind the dialog and prevents the page from scrolling. */
export function DialogOverlay({ className, ...props }: ComponentProps<typeof DialogPrimitive.Overlay>) {
  return (
    <DialogPrimitive.Overlay className={cn('fixed inset-0 z-40 bg-black/60', fadeIn, className)} {...props} />
  );
}

export interface DialogContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  /** If true, the dialog has no default width and no buttons in the corner, for content that provides them. */
  unstyled?: boolean;
}

/** The dialog box, centered in the window. It must contain a `DialogTitle`. */
export function DialogContent({
  className,
  children,
  unstyled = false,
  ref,
  onEscapeKeyDown,
  onInteractOutside,
  onPointerDown,
  ...props
}: DialogContentProps) {
  const { isDraggable, shouldCloseOnEsc, shouldCloseOnOverlayClick, showOverlay } = useContext(Behavior);
  const { attach, drag, placeByPress, moveByKey } = useDraggable(isDraggable);
  const setNode = useMemo(() => mergeRefs(attach, ref), [attach, ref]);
  return (
    <DialogPortal>
      {showOverlay && !isDraggable && <DialogOverlay />}
      <DialogPrimitive.Content
        ref={setNode}
        className={cn(
          !unstyled && 'w-[calc(100%-2rem)]',
          'bg-muted text-foreground border-input font-inter fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto rounded-lg border p-4 wrap-break-word shadow-lg outline-hidden',
          fadeIn,
          className,
        )}
        onPointerDown={(event) => {
          onPointerDown?.(event);
          if (!event.defaultPrevented) drag(event);
        }}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event);
          if (!shouldCloseOnEsc) event.preventDefault();
        }}
        onInteractOutside={(event) => {
          onInteractOutside?.(event);
          if (!shouldCloseOnOverlayClick) event.preventDefault();
        }}
        {...props}
      >
        {children}
        {!unstyled && (
          <div className="absolute end-3 top-3 flex gap-1">
            {isDraggable && <MoveButton onKeyDown={moveByKey} placeByPress={placeByPress} />}
            <DialogPrimitive.Close className={corner} aria-label="Close">
              <X aria-hidden className="text-primary size-4" />
            </DialogPrimitive.Close>
          </div>
        )}
      </DialogPrimitive.Content>
    </DialogPortal>
  );
}

const corner = cn(
  'hover:bg-primary/25 data-placing:bg-primary/25 flex size-6 items-center justify-center rounded-sm forced-colors:data-placing:outline-2',
  focusRing,
);

interface MoveButtonProps {
  onKeyDown: (event: KeyboardEvent) => void;
  placeByPress: (handle: HTMLElement, done: () => void) => void;
}

/** A button that moves the dialog without dragging: with arrow keys, or by pressing it and then the new position. */
function MoveButton({ onKeyDown, placeByPress }: MoveButtonProps) {
  const [isPlacing, setPlacing] = useState(false);
  const hint = useId();
  return (
    <>
      <button
        type="button"
        aria-label="Move dialog"
        aria-describedby={hint}
        data-placing={isPlacing || undefined}
        className={corner}
        onKeyDown={onKeyDown}
        onClick={({ currentTarget, detail }) => {
          if (detail === 0) return;
          setPlacing(true);
          placeByPress(currentTarget, () => setPlacing(false));
        }}
      >
        <Move aria-hidden className="text-primary size-4" />
      </button>
      <span id={hint} hidden>
        Use the arrow keys to move the dialog, or Home to center it.
      </span>
      <span
        role="status"
        className="bg-popover text-popover-foreground border-input absolute end-0 top-7 rounded border px-2 py-1 text-sm whitespace-nowrap shadow-md empty:sr-only"
      >
        {isPlacing ? 'Press the new position' : ''}
      </span>
    </>
  );
}

/** Header of the dialog. Users drag a draggable dialog by its header. */
export function DialogHeader({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  const { isDraggable } = useContext(Behavior);
  return (
    <div
      className={cn(
        'drag-handle relative flex flex-col gap-1.5 pe-8 text-start',
        isDraggable && 'cursor-move touch-none pe-16 select-none',
        className,
      )}
      {...props}
    />
  );
}

/** Footer of the dialog with its buttons, the main one last. Narrow screens stack the buttons. */
export function DialogFooter({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end', className)}
      {...props}
    />
  );
}

/** Heading of the dialog, and its name for screen readers. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      className={cn('text-highlight text-xl leading-tight font-normal tracking-tight', className)}
      {...props}
    />
  );
}

/** A sentence about the purpose of the dialog. Screen readers announce it with the title. */
export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={cn('text-base', className)} {...props} />;
}
