'use client';
import { useCallback, useId } from 'react';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '@/components/ui/hover-card';
import { ItemRow, type ItemRowProps } from '../list/item-row';
import { ReorderHandle } from '../list/reorder-handle';
import { useReorder } from '../list/use-reorder';
import { SegmentStatistics } from './segment-statistics';
import type { Segmentation, SegmentationAction } from './segmentation-state';

export interface SegmentListProps extends Pick<ItemRowProps, 'ask' | 'remove'> {
  segmentation: Segmentation;
  dispatch: (action: SegmentationAction) => void;
}

/** The list of segments of a segmentation, which users can reorder. */
export function SegmentList({ segmentation, dispatch, ask, remove }: SegmentListProps) {
  const hintId = useId();
  const segments = segmentation.list.items;
  const onMove = useCallback(
    (id: string, index: number) => dispatch({ type: 'move', id, index }),
    [dispatch],
  );
  const { listRef, grabbedId, isPickedUp, onKeyDown, onPointerDown, onBlur } = useReorder(
    segments.map(({ id }) => id),
    onMove,
  );

  if (segments.length === 0) {
    return <p className="text-muted-foreground m-0 px-2 py-2 text-base">No segments yet.</p>;
  }
  return (
    <>
      <ul ref={listRef} aria-label={`Segments of ${segmentation.title}`} className="flex flex-col gap-px">
        {segments.map((segment, index) => (
          <li key={segment.id} data-row={segment.id} className="flex items-start">
            <ReorderHandle
              id={segment.id}
              title={segment.title}
              isGrabbed={segment.id === grabbedId}
              describedBy={hintId}
              onKeyDown={onKeyDown}
              onPointerDown={onPointerDown}
              onBlur={onBlur}
            />
            <HoverCard openDelay={300} closeDelay={200}>
              <HoverCardTrigger asChild>
                <div className="min-w-0 flex-1">
                  <ItemRow
                    item={segment}
                    number={index + 1}
                    isSelected={segment.id === segmentation.list.selectedId}
                    dispatch={dispatch}
                    ask={ask}
                    remove={remove}
                  />
                </div>
              </HoverCardTrigger>
              <HoverCardContent side="left" align="start" className="w-64">
                <SegmentStatistics segment={segment} />
              </HoverCardContent>
            </HoverCard>
          </li>
        ))}
      </ul>
      <p id={hintId} className={isPickedUp ? 'text-muted-foreground m-0 px-2 py-1 text-sm' : 'sr-only'}>
        To pick up or drop a segment, press Space or click its handle. To move it, use the arrow keys or click
        the handle of another segment. Escape moves it back.
      </p>
    </>
  );
}
