import type { KeyboardEvent } from 'react';

/** Where each key leads, from the place in view among a number of entries. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => Math.max(at, 0) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const isPlain = (event: KeyboardEvent) => !event.altKey && !event.ctrlKey && !event.metaKey;

/**
 * Moves the focus among the entries of a list by Up, Down, Home and End; other keys, and keys with Alt, Ctrl or Cmd,
 * keep their meaning.
 * @param from the entry to count from; another element counts as standing before the first entry.
 * @param wrap whether the entry after the last one is the first, and the other way round.
 */
export function moveFocus(
  event: KeyboardEvent,
  entries: readonly HTMLElement[],
  from: Element | null,
  wrap: boolean,
) {
  const step = steps[event.key];
  if (!step || !isPlain(event)) return;
  event.preventDefault();
  const to = step(
    entries.findIndex((entry) => entry === from),
    entries.length,
  );
  const entry = wrap ? (entries.at(to) ?? entries[0]) : entries[to];
  entry?.focus();
}

/**
 * Arrow keys for a menu that unfolds: Up, Down, Home and End go through the entries in view, Right opens the category
 * that has the focus, Left closes it. Entries are `.menu-link`, a category's link and toggle share a `.menu-row`.
 */
export function onMenuKey(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as Element;
  const row = target.closest('.menu-row');
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const open = String(event.key === 'ArrowLeft');
    const toggle = row?.querySelector<HTMLElement>(`[aria-expanded="${open}"]`);
    if (!toggle || !isPlain(event)) return;
    event.preventDefault();
    toggle.click();
    return;
  }
  const entries = event.currentTarget.querySelectorAll<HTMLElement>(
    ':is(a, button).menu-link:not([hidden] *)',
  );
  moveFocus(event, [...entries], row?.querySelector('.menu-link') ?? target, false);
}
