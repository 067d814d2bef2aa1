'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from '@/components/ui/tooltip';

export function NumberCell({ number, isSelected }: { number: number; isSelected: boolean }) {
  return (
    <span
      className={cn(
        'flex min-w-7 shrink-0 items-center justify-center rounded-s border-e border-background px-1 tabular-nums',
        isSelected ? 'bg-highlight font-medium text-background' : 'text-muted-foreground',
      )}
    >
      {number}
    </span>
  );
}

/** A dot in the color of an entry. Hidden entries have a ring, so that color isn’t the only sign of their state. */
export function ColorDot({ color, isFilled }: { color: string; isFilled: boolean }) {
  return (
    <svg viewBox="0 0 10 10" className="ms-2 size-2.5 shrink-0 self-center" aria-hidden>
      {isFilled ? (
        <circle cx="5" cy="5" r="4" fill={color} />
      ) : (
        <circle cx="5" cy="5" r="3.25" fill="none" stroke={color} strokeWidth="1.5" />
      )}
    </svg>
  );
}

interface RowTitleProps {
  title: string;
  isSelected: boolean;
  isVisible: boolean;
  isLocked: boolean;
  /** If true, at most two lines of the title are shown. */
  isClamped: boolean;
}

/** The title of a row. For screen readers, it also says if the entry is hidden or locked. */
export function RowTitle({ title, isSelected, isVisible, isLocked, isClamped }: RowTitleProps) {
  return (
    <span className="my-auto ms-2 min-w-0 flex-1 py-1 text-start">
      <span
        data-title=""
        className={cn(
          'wrap-anywhere',
          isClamped && 'line-clamp-2',
          isSelected ? 'font-medium text-highlight' : 'text-muted-foreground',
          !isVisible && 'italic',
        )}
      >
        {title}
      </span>
      {!isVisible && <span className="sr-only">, hidden</span>}
      {isLocked && <span className="sr-only">, locked</span>}
    </span>
  );
}

interface SelectButtonProps {
  title: string;
  description?: string | undefined;
  isSelected: boolean;
  onSelect: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

const isClipped = (title: Element | null | undefined) => !!title && title.scrollHeight > title.clientHeight;

/** The button that selects the row. Its clickable area covers the whole row, behind the other buttons. */
export function SelectButton({ title, description, isSelected, onSelect, children }: SelectButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasMore = () => !!description || isClipped(button.current?.querySelector('[data-title]'));
  return (
    <TooltipProvider>
      <Tooltip open={isOpen} onOpenChange={(open) => setOpen(open && hasMore())}>
        <TooltipTrigger asChild>
          <button
            ref={button}
            type="button"
            aria-pressed={isSelected}
            className={cn(
              'flex min-w-0 flex-1 cursor-pointer outline-none after:absolute after:inset-0 after:rounded',
              'after:outline-ring focus-visible:after:outline-2 focus-visible:after:-outline-offset-2',
            )}
            onClick={onSelect}
          >
            {children}
          </button>
        </TooltipTrigger>
        <TooltipContent side="top">
          {title}
          {description && <span className="block text-muted-foreground">{description}</span>}
        </TooltipContent>
      </Tooltip>
    </TooltipProvider>
  );
}
