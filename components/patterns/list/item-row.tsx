'use client';
import { DataRow } from '@/components/ui/data-row';
import type { RowAction, ListItem } from './item-list';
import type { ItemPanel } from './use-item-panel';

export interface ItemRowProps {
  item: ListItem;
  /** Number before the title, from one. */
  number: number;
  /** Description for the tooltip. */
  description?: string;
  isSelected: boolean;
  /** Details below the row, left and right. */
  details?: { primary: string[]; secondary: string[] };
  dispatch: (action: RowAction) => void;
  /** Opens the dialog for a new name or color. */
  ask: ItemPanel['ask'];
  /** Deletes the item. */
  remove: ItemPanel['remove'];
}

/** A row whose buttons change the state of its panel. Its parent has `data-row`, by which the focus finds it. */
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
