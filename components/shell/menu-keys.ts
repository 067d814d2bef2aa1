/** Place that a key leads to from the place `at` among `count` entries; undefined for other keys. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at < 0 ? at : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Moves the focus by Up, Down, Home and End; an element that is no entry counts as standing before the first one. */
function moveFocus(event: KeyboardEvent, entries: readonly HTMLElement[], from: Element, wrap: boolean) {
  const place = placeAfter(event.key, entries.indexOf(from as HTMLElement), entries.length);
  if (place === undefined) return;
  event.preventDefault();
  const entry = wrap ? (entries.at(place) ?? entries[0]) : entries[place];
  entry?.focus();
}

/** A list that drops down: Up and Down open it and go round it, Home and End lead to its ends. */
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
  // Links of a closed list cannot take the focus; React draws it open before this.
  queueMicrotask(() =>
    entries()
      .at(key === 'ArrowDown' ? 0 : -1)
      ?.focus(),
  );
}

/**
 * A menu that unfolds: Up, Down, Home and End go through the entries in view, Right opens the category that has the
 * focus, Left closes it. Entries are `.menu-link`, a category's link and toggle share a `.menu-row`, closed lists are
 * inert.
 */
function onTreeKey(event: KeyboardEvent, menu: Element) {
  const target = event.target as Element;
  const row = target.closest('.menu-row');
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const open = event.key === 'ArrowLeft';
    row?.querySelector<HTMLElement>(`[aria-expanded="${open}"]`)?.click();
    return;
  }
  const links = [...menu.querySelectorAll<HTMLElement>('.menu-link:not(span)')];
  const entries = links.filter((link) => !link.closest('[inert]'));
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

/**
 * Arrow keys, Home and End for every menu of the site: the lists of the navbar, the docs sidebar and the mobile
 * sidebar. Beside Tab, Enter, Space and Escape, which work without. Loaded after the page; a second call does nothing.
 * @see acceptance NAV-17, SB-05, SB-06, SB-12
 */
export function attachMenuKeys() {
  document.addEventListener('keydown', onKey);
  document.documentElement.dataset.menuKeys = 'true';
}
