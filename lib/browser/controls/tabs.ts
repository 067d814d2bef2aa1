import { tabGroupPrefix } from '@/lib/site/constants';

declare global {
  interface Window {
    /** Shows the chosen panels of all tab sets in the page. */
    showTabs?: () => void;
  }
}

/** Value of the tab last chosen in each group during this visit, used if storage is blocked. */
const chosen = new Map<string, string>();

const keyOf = (group: string) => `${tabGroupPrefix}${group}`;

/** Selects the tab with `value` in all tab sets of a group. */
function showInGroup(group: string, value: string) {
  chosen.set(group, value);
  for (const set of document.querySelectorAll<HTMLElement>('.tabs'))
    if (set.dataset['group'] === group) show(set, value);
}

/** Adopts a choice that was made in another window. */
function onStorage({ key, newValue }: StorageEvent) {
  if (!key?.startsWith(tabGroupPrefix) || newValue === null) return;
  showInGroup(key.slice(tabGroupPrefix.length), newValue);
}

/** Returns the value of the tab last chosen in a group. @see acceptance ST-04, ST-05 */
function getTabChoice(group: string): string | null | undefined {
  try {
    return localStorage.getItem(keyOf(group)) ?? chosen.get(group);
  } catch {
    return chosen.get(group);
  }
}

/** Stores the tab chosen in a group and updates all tab sets of the group, including those in other windows. */
function setTabChoice(group: string, value: string): void {
  try {
    localStorage.setItem(keyOf(group), value);
  } catch {
    // Storage is blocked: `chosen` keeps the choice.
  }
  showInGroup(group, value);
}

const all = <Kind extends HTMLElement>(set: Element, selector: string) =>
  Array.from(set.querySelectorAll<Kind>(`:scope > ${selector}`));
const tabsOf = (set: Element) => all(set, '.tab-list > [role="tab"]');
const panelsOf = (set: Element) => all(set, '[role="tabpanel"]');

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

/** Runs `change` and keeps `element` in place, because tab sets above it may have changed their height. */
function keepInPlace(element: Element, change: () => void) {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Returns the tab that an event has reached, or null, and the set of the tab. */
function findTab({ target }: Event) {
  const tab = (target as Element).closest<HTMLElement>('.tab-list > [role="tab"]');
  return [tab, tab?.closest<HTMLElement>('.tabs')] as const;
}

function onClick(event: Event) {
  const [tab, set] = findTab(event);
  const value = tab?.dataset['value'];
  if (!set || value === undefined) return;
  const { group, query } = set.dataset;
  keepInPlace(tab as Element, () => {
    show(set, value);
    if (group) setTabChoice(group, value);
  });
  if (query) writeQuery(query, value);
}

/** Moves the focus with arrow keys, Home and End. */
function onKeyDown(event: KeyboardEvent) {
  const [tab, set] = findTab(event);
  if (!tab || !set || event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = tabsOf(set);
  const index = tabs.indexOf(tab);
  const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const next = targets[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}

function onBeforeMatch({ target }: Event) {
  const panel = target as HTMLElement;
  show(panel.parentElement as Element, panel.dataset['value']);
}

/**
 * Shows the panels of all tab sets in the page: those given in the address, else the stored choices of the groups, else
 * those of the served HTML.
 */
function showTabs() {
  for (const set of document.querySelectorAll<HTMLElement>('.tabs')) {
    hideOthers(set);
    const { group, query } = set.dataset;
    const stored = group && getTabChoice(group);
    if (stored) show(set, stored);
    const asked = query && new URLSearchParams(location.search).get(query);
    if (asked) show(set, asked);
  }
}

/**
 * Makes the tab sets of this page work, and those of all pages that follow, for which the site calls `window.showTabs`.
 * @see acceptance DOC-19, DOC-20, DOC-21
 */
export function watchTabs(): void {
  window.showTabs = showTabs;
  showTabs();
  window.addEventListener('storage', onStorage);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('beforematch', onBeforeMatch);
}
