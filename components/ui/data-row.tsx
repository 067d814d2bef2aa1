'use client';

import type { MouseEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { DataRowActions } from '@/components/ui/data-row-actions';
import { DataRowDetails } from '@/components/ui/data-row-details';
import { ColorDot, NumberCell, RowTitle, SelectButton } from '@/components/ui/data-row-parts';

export interface DataRowProps {
  /** Its number in the list, shown in the first cell. */
  number: number;
  /** The name of the entry. Two lines of it are shown in a row that can be selected; the rest is in a tooltip. */
  title: string;
  /** A sentence on the entry, in the tooltip of a row that can be selected. */
  description?: string;
  /** Lines below the row: `primary` at the start, `secondary` at the end. Two spaces indent a line, an empty one keeps a gap. */
  details?: { primary: string[]; secondary: string[] };
  /** Color of the entry, e.g. that of its segment; without it there is no dot. */
  colorHex?: string;
  /** Whether it is the entry that the viewer works on. */
  isSelected?: boolean;
  /** Called when the row is chosen. Without it the row can’t be selected. */
  onSelect?: (event: MouseEvent<HTMLElement>) => void;
  /** Whether the entry is shown in the viewport. */
  isVisible?: boolean;
  /** Called by the eye. Without it there is no eye. */
  onToggleVisibility?: (event: MouseEvent<HTMLElement>) => void;
  /** Whether the entry is kept from changes. */
  isLocked?: boolean;
  /** Called by Lock and Unlock in the menu. */
  onToggleLocked?: (event: MouseEvent<HTMLElement>) => void;
  /** Called by Rename in the menu. */
  onRename?: (event: MouseEvent<HTMLElement>) => void;
  /** Called by Delete in the menu. */
  onDelete?: (event: MouseEvent<HTMLElement>) => void;
  /** Called by Change Color in the menu. */
  onColor?: (event: MouseEvent<HTMLElement>) => void;
  /** Takes the menu and the lock away. */
  disableEditing?: boolean;
  /** Class names of the whole, row and details. */
  className?: string;
}

/** An entry of a list of measurements or segments, which can be selected and hidden and has a menu. */
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
