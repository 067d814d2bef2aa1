'use client';
import type { RowAction, ListItem } from '../list/item-list';
import { ColorDialog } from './color-dialog';
import { RenameDialog } from './rename-dialog';

/** Which dialog is open, and for which row. */
export interface ItemDialog {
  kind: 'rename' | 'color';
  id: string;
}

export interface ItemDialogsProps {
  /** Rows that the dialog may be for. */
  items: readonly ListItem[];
  /** The open dialog, if any. */
  dialog: ItemDialog | null;
  /** Gets what the reader decides. */
  dispatch: (action: RowAction) => void;
  /** The dialog has been left; the focus should go back to the row. */
  onClose: (id: string) => void;
}

/** The dialogs behind a row's menu. */
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
