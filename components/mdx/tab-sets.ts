import { storageKeys } from '@/lib/site/constants';

/** Dispatches an event for each choice; its type is the group, and its detail the value of the tab. */
const choices = new EventTarget();
/** Value of the tab last chosen in each group during this visit, used if storage is blocked. */
const chosen = new Map<string, string>();

const keyOf = (group: string) => `${storageKeys.tabGroupPrefix}${group}`;

/** Adopts a choice that was made in another window. */
function onStorage({ key, newValue }: StorageEvent) {
  if (!key?.startsWith(storageKeys.tabGroupPrefix) || newValue === null) return;
  notify(key.slice(storageKeys.tabGroupPrefix.length), newValue);
}

function notify(group: string, value: string) {
  chosen.set(group, value);
  choices.dispatchEvent(new CustomEvent(group, { detail: value }));
}

/** Returns the value of the tab last chosen in a group, or null. @see acceptance ST-04, ST-05 */
function getTabChoice(group: string): string | null {
  try {
    return localStorage.getItem(keyOf(group)) ?? chosen.get(group) ?? null;
  } catch {
    return chosen.get(group) ?? null;
  }
}

/** Stores the tab chosen in a group and updates all tab sets of the group, including those in other windows. */
function setTabChoice(group: string, value: string): void {
  try {
    localStorage.setItem(keyOf(group), value);
  } catch {
    chosen.set(group, value);
  }
  notify(group, value);
}

/**
 * Calls `listener` with the stored choice of the group, then with the choice in the address, which takes precedence,
 * and then with each new choice until `signal` aborts. Listeners must ignore values for which they have no tab.
 */
function subscribeToTabChoice(
  group: string | undefined,
  queryKey: string | undefined,
  signal: AbortSignal,
  listener: (value: string) => void,
): void {
  const stored = group && getTabChoice(group);
  if (stored) listener(stored);
  const asked = queryKey && new URLSearchParams(location.search).get(queryKey);
  if (asked) listener(asked);
  if (!group) return;
  choices.addEventListener(group, (event) => listener((event as CustomEvent<string>).detail), { signal });
  // Has no effect after the first call.
  window.addEventListener('storage', onStorage);
}

const all = <Kind extends HTMLElement>(set: Element, selector: string) =>
  Array.from(set.querySelectorAll<Kind>(`:scope > ${selector}`));
const tabsOf = (set: Element) => all(set, '.tab-list > [role="tab"]');
const panelsOf = (set: Element) => all(set, '[role="tabpanel"]');
const setOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.tabs') : null;

/** Selects the tab with `value` and shows its panel; ignores a value that no tab has. */
function show(set: Element, value: string | undefined) {
  const tabs = tabsOf(set);
  if (!tabs.some((tab) => tab.dataset['value'] === value)) return;
  for (const tab of tabs) {
    const isSelected = tab.dataset['value'] === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
  }
  for (const panel of panelsOf(set))
    panel.dataset['state'] = panel.dataset['value'] === value ? 'active' : 'inactive';
  hideOthers(set);
}

/**
 * Hides all panels except the active one. Browsers still search panels that are hidden `until-found`, and fire
 * `beforematch` on a match. These panels also need `aria-hidden`, because only their content is hidden.
 */
function hideOthers(set: Element) {
  for (const panel of panelsOf(set)) {
    const isActive = panel.dataset['state'] === 'active';
    if (isActive) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
    panel.ariaHidden = isActive ? null : 'true';
  }
}

function writeQuery(key: string, value: string) {
  const url = new URL(location.href);
  url.searchParams.set(key, value);
  history.replaceState(null, '', url);
}

/**
 * Runs `change`, then scrolls so that `element` stays in place, because tab sets above it may have changed their
 * height.
 */
function keepInPlace(element: Element, change: () => void) {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

function onClick({ target }: Event) {
  const tab = target instanceof Element && target.closest<HTMLElement>('.tab-list > [role="tab"]');
  const set = setOf(target);
  const value = tab ? tab.dataset['value'] : undefined;
  if (!tab || !set || value === undefined) return;
  keepInPlace(tab, () => {
    show(set, value);
    if (set.dataset['group']) setTabChoice(set.dataset['group'], value);
  });
  if (set.dataset['query']) writeQuery(set.dataset['query'], value);
}

/** Returns the index of the tab that a key moves the focus to, or null for other keys. */
function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function onKeyDown(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const set = setOf(event.target);
  const tabs = set ? tabsOf(set) : [];
  const next = indexAfter(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length);
  if (next === null || !tabs.includes(event.target as HTMLElement)) return;
  event.preventDefault();
  tabs[next]?.focus();
}

function onBeforeMatch({ target }: Event) {
  if (target instanceof HTMLElement && target.parentElement)
    show(target.parentElement, target.dataset['value']);
}

/**
 * Makes the tab sets of a page interactive. Selects the tab given in the address, else the stored choice of the group;
 * if there is neither, keeps the default tab of the served HTML.
 * @see acceptance DOC-19, DOC-20, DOC-21
 */
export function attachTabs(page: Document, signal: AbortSignal): void {
  for (const set of page.querySelectorAll<HTMLElement>('.tabs')) {
    hideOthers(set);
    const { group, query } = set.dataset;
    subscribeToTabChoice(group, query, signal, (value) => show(set, value));
  }
  // Creates new functions, because the browser would ignore functions that the previous page has added and not yet
  // removed.
  page.addEventListener('click', (event) => onClick(event), { signal });
  page.addEventListener('keydown', (event) => onKeyDown(event), { signal });
  page.addEventListener('beforematch', (event) => onBeforeMatch(event), { signal });
}
