import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

export interface Reorder {
  /** For the list whose direct children are the rows, in the order of the ids. */
  listRef: RefObject<HTMLUListElement | null>;
  /** The row that is being moved. */
  grabbedId: string | null;
  /** Whether it has been picked up and waits for a key or a press, not for the end of a drag. */
  isPickedUp: boolean;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onPointerDown: (event: PointerEvent, id: string) => void;
  /** Leaving the handle drops the row where it is. */
  onBlur: () => void;
}

interface Grab {
  id: string;
  /** Original position of the row, which Escape restores. */
  origin: number;
}

/**
 * Moves rows by a handle: dragged with a pointer; picked up with Space, moved with the arrow keys and dropped with Space;
 * or, for who can't drag, picked up with a press and put in the place of the row whose handle is pressed next.
 * Escape puts the row back. Rows move at once, so that the list shows what a drop would leave.
 */
export function useReorder(ids: readonly string[], onMove: (id: string, index: number) => void): Reorder {
  const listRef = useRef<HTMLUListElement>(null);
  const [grab, setGrab] = useState<Grab | null>(null);
  const [dragged, setDragged] = useState<Grab | null>(null);

  useEffect(() => {
    if (!dragged) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let place = dragged.origin;
    const move = (event: globalThis.PointerEvent) => {
      const index = rowAt(listRef.current, event.clientY);
      if (index === null || index === place) return;
      place = index;
      onMove(dragged.id, index);
    };
    const drop = () => setDragged(null);
    const release = () => {
      drop();
      if (place === dragged.origin) setGrab(dragged);
    };
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onMove(dragged.id, dragged.origin);
      drop();
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', drop, { signal });
    window.addEventListener('keydown', cancel, { signal });
    return () => ending.abort();
  }, [dragged, onMove]);

  return {
    listRef,
    grabbedId: dragged?.id ?? grab?.id ?? null,
    isPickedUp: grab !== null,
    onPointerDown: (event, id) => {
      if (event.button !== 0) return;
      if (!grab) setDragged({ id, origin: ids.indexOf(id) });
      else if (grab.id !== id) onMove(grab.id, ids.indexOf(id));
      setGrab(null);
    },
    onBlur: () => setGrab(null),
    onKeyDown: (event, id) => {
      const index = ids.indexOf(id);
      if (event.key === ' ' || event.key === 'Enter') setGrab(grab ? null : { id, origin: index });
      else if (grab && event.key === 'Escape') {
        onMove(id, grab.origin);
        setGrab(null);
      } else {
        const target = targetOf(event.key, index, ids.length);
        if (!grab || target === null) return;
        onMove(id, target);
      }
      event.preventDefault();
    },
  };
}

function targetOf(key: string, index: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
}

/** The place of the row at a height of the window; `null` above and below the list. */
function rowAt(list: HTMLUListElement | null, clientY: number): number | null {
  const rows = list ? [...list.children] : [];
  const index = rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return clientY >= top && clientY < bottom;
  });
  return index === -1 ? null : index;
}
