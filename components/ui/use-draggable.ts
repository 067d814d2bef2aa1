'use client';

import { useCallback, useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';

interface Offset {
  x: number;
  y: number;
}

const STEP = 16;
const SMALL_STEP = 1;
const DIRECTIONS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Clamps the position of a box to the window. If the box is larger than the window, its start stays visible. */
export function keepInside(start: number, size: number, room: number): number {
  return Math.max(0, Math.min(start, room - size));
}

/**
 * Makes an element movable with `transform`: by dragging its `.drag-handle`, with the arrow keys on a button, or by
 * pressing that button and then the new position. The element keeps its position when it closes and reopens.
 */
export function useDraggable(enabled: boolean) {
  const element = useRef<HTMLElement | null>(null);
  const offset = useRef<Offset>({ x: 0, y: 0 });
  const stop = useRef<() => void>(() => undefined);

  const moveTo = useCallback((next: Offset) => {
    const node = element.current;
    if (!node) return;
    const box = node.getBoundingClientRect();
    const left = keepInside(box.left + next.x - offset.current.x, box.width, window.innerWidth);
    const top = keepInside(box.top + next.y - offset.current.y, box.height, window.innerHeight);
    offset.current = {
      x: offset.current.x + left - box.left,
      y: offset.current.y + top - box.top,
    };
    node.style.transform = `translate(${offset.current.x}px, ${offset.current.y}px)`;
  }, []);

  useEffect(() => () => stop.current(), []);

  const attach = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      if (!node) return stop.current();
      if (!enabled) return;
      const kept = offset.current;
      offset.current = { x: 0, y: 0 };
      moveTo(kept);
    },
    [enabled, moveTo],
  );

  const drag = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (
      !enabled ||
      event.button !== 0 ||
      !target.closest('.drag-handle') ||
      target.closest('button, a, input')
    )
      return;
    stop.current();
    const from = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y };
    const follow = (move: globalThis.PointerEvent) =>
      moveTo({ x: move.clientX - from.x, y: move.clientY - from.y });
    stop.current = listen({
      pointermove: follow,
      pointerup: () => stop.current(),
      pointercancel: () => stop.current(),
    });
  };

  /** Moves the element so that its handle is where the user presses next. That press has no other effect. */
  const placeByPress = (handle: HTMLElement, done: () => void) => {
    stop.current();
    const place = (press: globalThis.PointerEvent) => {
      press.preventDefault();
      press.stopPropagation();
      stop.current();
      const box = handle.getBoundingClientRect();
      moveTo({
        x: offset.current.x + press.clientX - (box.left + box.width / 2),
        y: offset.current.y + press.clientY - (box.top + box.height / 2),
      });
    };
    const unlisten = listen({ pointerdown: place });
    stop.current = () => {
      unlisten();
      stop.current = () => undefined;
      done();
    };
  };

  const moveByKey = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction && event.key !== 'Home') return;
    event.preventDefault();
    if (!direction) return moveTo({ x: 0, y: 0 });
    const step = event.shiftKey ? SMALL_STEP : STEP;
    moveTo({ x: offset.current.x + direction.x * step, y: offset.current.y + direction.y * step });
  };

  return { attach, drag, placeByPress, moveByKey };
}

type Listeners = Partial<
  Record<
    'pointermove' | 'pointerup' | 'pointercancel' | 'pointerdown',
    (event: globalThis.PointerEvent) => void
  >
>;

/** Adds capturing listeners to the window and returns a function that removes them. */
function listen(listeners: Listeners): () => void {
  const controller = new AbortController();
  for (const [type, listener] of Object.entries(listeners))
    window.addEventListener(type as keyof Listeners, listener, { capture: true, signal: controller.signal });
  return () => controller.abort();
}
