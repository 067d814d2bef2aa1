import { useRef, type RefObject } from 'react';

/** Functions that move the focus after an action, to a row or to the Undo button, and the ref of their panel. */
export interface PanelFocus {
  panelRef: RefObject<HTMLDivElement | null>;
  /** Focuses the button that opens the menu of a row. */
  focusRow: (id: string) => void;
  focusUndo: () => void;
}

/** Moves the focus one frame later, because the row may not exist yet and a closing menu restores the focus. */
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
