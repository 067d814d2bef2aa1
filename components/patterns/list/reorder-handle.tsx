'use client';
import { GripVertical } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Reordering } from './use-reorder';

export interface ReorderHandleProps extends Pick<Reordering, 'onKeyDown' | 'onPointerDown' | 'onBlur'> {
  id: string;
  /** Title of the row, which is part of the button’s name. */
  title: string;
  isGrabbed: boolean;
  /** Id of the element that explains the keys. */
  describedBy: string;
}

/** The handle by which users drag a row. `useReorder` provides its event handlers. */
export function ReorderHandle({
  id,
  title,
  isGrabbed,
  describedBy,
  onKeyDown,
  onPointerDown,
  onBlur,
}: ReorderHandleProps) {
  return (
    <Button
      size="icon"
      variant="ghost"
      className="mt-0.5 shrink-0 cursor-grab touch-none focus-visible:-outline-offset-2 active:cursor-grabbing aria-pressed:bg-primary/40"
      aria-label={`Move ${title}`}
      aria-pressed={isGrabbed}
      aria-describedby={describedBy}
      onKeyDown={(event) => onKeyDown(event, id)}
      onPointerDown={(event) => onPointerDown(event, id)}
      onBlur={onBlur}
    >
      <GripVertical className="size-4" aria-hidden="true" />
    </Button>
  );
}
