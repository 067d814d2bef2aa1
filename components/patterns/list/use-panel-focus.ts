import { useRef, type RefObject } from 'react';

/** Puts the focus where an action leaves the reader: on a row, or on the button that takes a deletion back. */
export interface PanelFocus {
  panelRef: RefObject<HTMLDivElement | null>;
  /** To the menu of a row, from which its dialogs are opened. */
  focusRow: (id: string) => void;
  focusUndo: () => void;
}

/** Waits for the frame after the action: the row may be there only then, and a menu gives the focus back when it closes. */
export function usePanelFocus(): PanelFocus {
  const panelRef = useRef<HTMLDivElement>(null);
  const focusLater = (selector: string) => {
    requestAnimationFrame(() => panelRef.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  return {
    panelRef,
    focusRow: (id) => focusLater(`[data-row="${CSS.escape(id)}"] [aria-haspopup="menu"]`),
    focusUndo: () => focusLater('[data-undo]'),
  };
}
