'use client';
import { ItemRow, type ItemRowProps } from '../list/item-row';
import type { Segmentation } from '../segmentation/segmentation-state';

export interface SegmentationRowsProps extends Pick<ItemRowProps, 'ask' | 'remove' | 'dispatch'> {
  segmentations: readonly Segmentation[];
  activeId: string | null;
}

/** A list of segmentations. The selected one is active, and the other panel lists its segments. */
export function SegmentationRows({ segmentations, activeId, ask, remove, dispatch }: SegmentationRowsProps) {
  if (segmentations.length === 0) {
    return <p className="text-muted-foreground m-0 px-2 py-2 text-base">No segmentations.</p>;
  }
  return (
    <ul aria-label="Segmentations" className="flex flex-col gap-px">
      {segmentations.map((segmentation, index) => (
        <li key={segmentation.id} data-row={segmentation.id}>
          <ItemRow
            item={segmentation}
            number={index + 1}
            isSelected={segmentation.id === activeId}
            details={{ primary: [countOf(segmentation)], secondary: [] }}
            dispatch={dispatch}
            ask={ask}
            remove={remove}
          />
        </li>
      ))}
    </ul>
  );
}

function countOf({ list }: Segmentation): string {
  const shown = list.items.filter(({ isVisible }) => isVisible).length;
  const total = `${list.items.length} ${list.items.length === 1 ? 'segment' : 'segments'}`;
  return shown === list.items.length ? total : `${total}, ${shown} shown`;
}
