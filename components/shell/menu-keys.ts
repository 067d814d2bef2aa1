/** Returns the index that a key moves the focus to from index `at` of `count` entries; undefined for other keys. */
function indexAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at < 0 ? at : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Moves the focus on Up, Down, Home and End. If `from` is not an entry, Down moves to the first entry. */
function moveFocus(event: KeyboardEvent, entries: readonly HTMLElement[], from: Element, wrap: boolean) {
  const index = indexAfter(event.key, entries.indexOf(from as HTMLElement), entries.length);
  if (index === undefined) return;
  event.preventDefault();
  const entry = wrap ? (entries.at(index) ?? entries[0]) : entries[index];
  entry?.focus();
}

/** Handles keys in a dropdown: Up and Down open the list and cycle through it; Home and End move to its ends. */
function onListKey(event: KeyboardEvent, list: Element) {
  const { key, target } = event;
  const entries = () => [...list.querySelectorAll<HTMLElement>('li > a')];
  if (list.querySelector('[aria-expanded="true"]')) {
    moveFocus(event, entries(), target as Element, true);
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  event.preventDefault();
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  // Waits until React has opened the list, because links in a closed list are not focusable.
  queueMicrotask(() =>
    entries()
      .at(key === 'ArrowDown' ? 0 : -1)
      ?.focus(),
  );
}

/**
 * Handles keys in a collapsible menu: Up, Down, Home and End move through the visible entries; Right opens and Left
 * closes the focused category. Each entry is a `.menu-link`, a category's link and toggle share a `.menu-row`, and
 * closed lists are `inert`. Groups of the mobile menu are `<details>`.
 */
function onTreeKey(event: KeyboardEvent, menu: Element) {
  const target = event.target as Element;
  const row = target.closest('.menu-row');
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const open = event.key === 'ArrowLeft';
    row?.querySelector<HTMLElement>(`[aria-expanded="${open}"]`)?.click();
    const group = target.closest('summary')?.parentElement;
    if (group instanceof HTMLDetailsElement) group.open = !open;
    return;
  }
  const links = [...menu.querySelectorAll<HTMLElement>('.menu-link:not(span)')];
  const entries = links.filter((link) => !link.closest('[inert], details:not([open]) > ul'));
  moveFocus(event, entries, row?.querySelector('.menu-link') ?? target, false);
}

function onKey(event: KeyboardEvent) {
  const { target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (!(target instanceof Element) || altKey || ctrlKey || metaKey || defaultPrevented) return;
  const list = target.closest('.dropdown');
  const menu = target.closest('.menu-root');
  if (list) onListKey(event, list);
  else if (menu) onTreeKey(event, menu);
}

/*
 * This module adds support for the arrow keys, Home and End to every menu of the site when it is loaded: navbar
 * dropdowns, docs sidebar and mobile sidebar. Tab, Enter, Space and Escape work without it. See NAV-17, SB-05, SB-06
 * and SB-12 of the acceptance criteria.
 */
document.addEventListener('keydown', onKey);
document.documentElement.dataset.menuKeys = 'true';
