import { useState } from 'react';
import type { ItemDialog } from '../dialogs/item-dialogs';
import type { RowAction, ListItem } from './item-list';
import { usePanelFocus, type PanelFocus } from './use-panel-focus';

export interface ItemPanel extends Pick<PanelFocus, 'panelRef' | 'focusRow'> {
  dialog: ItemDialog | null;
  /** Opens a dialog for an item; for a locked one it says why not, by the action that the list refuses. */
  ask: (kind: ItemDialog['kind'], item: ListItem) => void;
  close: (id: string) => void;
  remove: (item: ListItem) => void;
  undo: (restoredId: string | undefined) => void;
}

/** What all panels of rows share around their state: dialogs, deletion with a way back, and where the focus goes. */
export function useItemPanel(dispatch: (action: RowAction) => void): ItemPanel {
  const { panelRef, focusRow, focusUndo } = usePanelFocus();
  const [dialog, setDialog] = useState<ItemDialog | null>(null);
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
