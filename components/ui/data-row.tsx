'use client';

import type { MouseEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { DataRowActions } from '@/components/ui/data-row-actions';
import { DataRowDetails } from '@/components/ui/data-row-details';
import { ColorDot, NumberCell, RowTitle, SelectButton } from '@/components/ui/data-row-parts';

export interface DataRowProps {
  /** Number of the entry in the list, displayed in the first cell. */
  number: number;
  /** Name of the entry. A selectable row displays at most two lines and the full name in a tooltip. */
  title: string;
  /** A sentence about the entry, displayed in the tooltip of a selectable row. */
  description?: string;
  /** Lines below the row: `primary` at the start, `secondary` at the end. Two spaces indent a line; `''` is a gap. */
  details?: { primary: string[]; secondary: string[] };
  /** Color of the dot before the title, e.g. the color of the segment. Without a color, the row has no dot. */
  colorHex?: string;
  /** True if the entry is selected. */
  isSelected?: boolean;
  /** Called when the user selects the row. Without this handler, the row can’t be selected. */
  onSelect?: (event: MouseEvent<HTMLElement>) => void;
  /** True if the entry is visible in the viewport. */
  isVisible?: boolean;
  /** Called when the user clicks the eye. Without this handler, the row has no eye. */
  onToggleVisibility?: (event: MouseEvent<HTMLElement>) => void;
  /** True if the entry is locked against changes. */
  isLocked?: boolean;
  /** Called when the user chooses Lock or Unlock in the menu. */
  onToggleLocked?: (event: MouseEvent<HTMLElement>) => void;
  /** Called when the user chooses Rename in the menu. */
  onRename?: (event: MouseEvent<HTMLElement>) => void;
  /** Called when the user chooses Delete in the menu. */
  onDelete?: (event: MouseEvent<HTMLElement>) => void;
  /** Called when the user chooses Change Color in the menu. */
  onColor?: (event: MouseEvent<HTMLElement>) => void;
  /** If true, the row has no menu and no lock icon. */
  disableEditing?: boolean;
  /** Class names of the element that contains the row and its details. */
  className?: string;
}

/** A row in a list of measurements or segments. Users can select and hide its entry and open a menu of actions. */
export function DataRow({
  number,
  colorHex,
  details,
  isSelected = false,
  onSelect,
  isVisible = true,
  isLocked = false,
  disableEditing = false,
  className,
  ...props
}: DataRowProps) {
  const state = { isSelected, isVisible, isLocked: isLocked && !disableEditing };
  const head = (
    <>
      <NumberCell number={number} isSelected={isSelected} />
      {colorHex && <ColorDot color={colorHex} isFilled={isVisible} />}
      <RowTitle title={props.title} isClamped={!!onSelect} {...state} />
    </>
  );
  return (
    <div className={cn('flex flex-col', className)}>
      <div
        data-cy="data-row"
        className={cn(
          'group relative flex min-h-7 items-stretch rounded text-base leading-tight',
          isSelected ? 'bg-popover forced-colors:outline-2' : 'bg-muted',
          onSelect && 'hover:bg-accent',
        )}
      >
        {onSelect ? (
          <SelectButton {...props} isSelected={isSelected} onSelect={onSelect}>
            {head}
          </SelectButton>
        ) : (
          <div className="flex min-w-0 flex-1">{head}</div>
        )}
        <DataRowActions {...props} {...state} canEdit={!disableEditing} />
      </div>
      {details && <DataRowDetails {...details} />}
    </div>
  );
}
