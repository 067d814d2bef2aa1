'use client';
import { DataRow } from '@/components/ui/data-row';
import type { RowAction, ListItem } from './item-list';
import type { ItemPanelState } from './use-item-panel';

export interface ItemRowProps {
  item: ListItem;
  /** Number before the title, starting at 1. */
  number: number;
  /** Text of the tooltip below the title. */
  description?: string;
  isSelected: boolean;
  /** Lines below the row: `primary` at the start, `secondary` at the end. */
  details?: { primary: string[]; secondary: string[] };
  dispatch: (action: RowAction) => void;
  /** Opens the dialog for a new name or color. */
  ask: ItemPanelState['ask'];
  /** Deletes the item. */
  remove: ItemPanelState['remove'];
}

/** A row whose buttons dispatch actions. Its parent must have `data-row`, by which `usePanelFocus` finds the row. */
export function ItemRow({
  item,
  number,
  description,
  isSelected,
  details,
  dispatch,
  ask,
  remove,
}: ItemRowProps) {
  const { id, title, colorHex } = item;
  return (
    <DataRow
      className="min-w-0 flex-1"
      number={number}
      title={title}
      {...(description && { description })}
      {...(colorHex && { colorHex, onColor: () => ask('color', item) })}
      {...(details && { details })}
      isSelected={isSelected}
      isVisible={item.isVisible}
      isLocked={item.isLocked}
      disableEditing={false}
      onSelect={() => dispatch({ type: 'select', id })}
      onToggleVisibility={() => dispatch({ type: 'toggle-visibility', id })}
      onToggleLocked={() => dispatch({ type: 'toggle-lock', id })}
      onRename={() => ask('rename', item)}
      onDelete={() => remove(item)}
    />
  );
}
