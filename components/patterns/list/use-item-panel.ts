import { useState } from 'react';
import type { ItemDialogState } from '../dialogs/item-dialogs';
import type { RowAction, ListItem } from './item-list';
import { usePanelFocus, type PanelFocus } from './use-panel-focus';

export interface ItemPanelState extends Pick<PanelFocus, 'panelRef' | 'focusRow'> {
  dialog: ItemDialogState | null;
  /** Opens a dialog for an item. If the item is locked, the list reports that instead. */
  ask: (kind: ItemDialogState['kind'], item: ListItem) => void;
  close: (id: string) => void;
  remove: (item: ListItem) => void;
  undo: (restoredId: string | undefined) => void;
}

/** Provides what all panels with rows share: the open dialog, deletion with undo, and moving the focus. */
export function useItemPanel(dispatch: (action: RowAction) => void): ItemPanelState {
  const { panelRef, focusRow, focusUndo } = usePanelFocus();
  const [dialog, setDialog] = useState<ItemDialogState | null>(null);
  return {
    panelRef,
    focusRow,
    dialog,
    ask: (kind, { id, title, isLocked }) => {
      if (isLocked) dispatch({ type: 'rename', id, title });
      else setDialog({ kind, id });
    },
    close: (id) => {
      setDialog(null);
      focusRow(id);
    },
    remove: ({ id, isLocked }) => {
      dispatch({ type: 'delete', id });
      if (!isLocked) focusUndo();
    },
    undo: (restoredId) => {
      dispatch({ type: 'undo' });
      if (restoredId) focusRow(restoredId);
    },
  };
}
