import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

export interface Reordering {
  /** Ref for the list element. Its direct children must be the rows, in the order of the ids. */
  listRef: RefObject<HTMLUListElement | null>;
  /** Id of the row that is being moved. */
  grabbedId: string | null;
  /** True if a row is picked up, so that a key or a press moves or drops it. False while a row is dragged. */
  isPickedUp: boolean;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onPointerDown: (event: PointerEvent, id: string) => void;
  /** Drops the row at its current position when the handle loses the focus. */
  onBlur: () => void;
}

interface Grab {
  id: string;
  /** Original position of the row, which Escape restores. */
  origin: number;
}

/**
 * Lets users move rows by a handle: by dragging it; with Space, the arrow keys and Space again; or by pressing it and
 * then the handle of the row whose place the moved row should take. Escape moves the row back.
 * Rows move immediately, so that the list always shows the result of a drop.
 */
export function useReorder(ids: readonly string[], onMove: (id: string, index: number) => void): Reordering {
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

/** Returns the index of the row at a vertical position in the window, or `null` outside the list. */
function rowAt(list: HTMLUListElement | null, clientY: number): number | null {
  const rows = list ? [...list.children] : [];
  const index = rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return clientY >= top && clientY < bottom;
  });
  return index === -1 ? null : index;
}
