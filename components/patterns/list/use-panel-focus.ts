import { useRef, type RefObject } from 'react';

/** Moves the focus after an action: to a row, or to the Undo button. */
export interface PanelFocus {
  panelRef: RefObject<HTMLDivElement | null>;
  /** Focuses the menu button of a row, which opens its dialogs. */
  focusRow: (id: string) => void;
  focusUndo: () => void;
}

/** Waits a frame, because the row may not exist yet, and a closing menu restores the focus. */
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
