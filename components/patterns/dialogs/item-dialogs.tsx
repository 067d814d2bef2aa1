'use client';
import type { RowAction, ListItem } from '../list/item-list';
import { ColorDialog } from './color-dialog';
import { RenameDialog } from './rename-dialog';

/** The open dialog and its row. */
export interface ItemDialog {
  kind: 'rename' | 'color';
  id: string;
}

export interface ItemDialogsProps {
  /** All rows. */
  items: readonly ListItem[];
  /** The open dialog, if any. */
  dialog: ItemDialog | null;
  /** Called with the action that the reader confirms. */
  dispatch: (action: RowAction) => void;
  /** Called when the dialog closes; should move the focus back to the row. */
  onClose: (id: string) => void;
}

/** The dialogs that the menu of a row opens. */
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
