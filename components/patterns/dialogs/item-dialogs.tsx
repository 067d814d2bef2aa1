'use client';
import type { RowAction, ListItem } from '../list/item-list';
import { ColorDialog } from './color-dialog';
import { RenameDialog } from './rename-dialog';

/** The kind of the open dialog, and the id of the item that it changes. */
export interface ItemDialogState {
  kind: 'rename' | 'color';
  id: string;
}

export interface ItemDialogsProps {
  /** All items of the panel. */
  items: readonly ListItem[];
  /** The open dialog, or `null` if none is open. */
  dialog: ItemDialogState | null;
  /** Called with the action that the user confirms. */
  dispatch: (action: RowAction) => void;
  /** Called with the id of the item when the dialog closes. It should move the focus back to the row of that item. */
  onClose: (id: string) => void;
}

/** Renders the dialog that the menu of a row has opened, for renaming or recoloring the item. */
export function ItemDialogs({ items, dialog, dispatch, onClose }: ItemDialogsProps) {
  const item = items.find(({ id }) => id === dialog?.id);
  if (!dialog || !item) return null;
  const { id, title, colorHex = '#778899' } = item;
  return dialog.kind === 'rename' ? (
    <RenameDialog
      name={title}
      onRename={(name) => dispatch({ type: 'rename', id, title: name })}
      onClose={() => onClose(id)}
    />
  ) : (
    <ColorDialog
      name={title}
      colorHex={colorHex}
      onRecolor={(hex) => dispatch({ type: 'recolor', id, colorHex: hex })}
      onClose={() => onClose(id)}
    />
  );
}
