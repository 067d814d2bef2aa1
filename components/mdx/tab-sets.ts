import { followTabChoice, setTabChoice } from './tab-choices';

const all = <Kind extends HTMLElement>(set: Element, selector: string) =>
  Array.from(set.querySelectorAll<Kind>(`:scope > ${selector}`));
const tabsOf = (set: Element) => all(set, '.tab-list > [role="tab"]');
const panelsOf = (set: Element) => all(set, '[role="tabpanel"]');
const setOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.tabs') : null;

/**
 * Selects one tab of a set; a value that no tab has is ignored. Hidden panels stay searchable: the browser fires
 * `beforematch` when a search or a jump finds something in one. The browser hides only their content, not the panels
 * themselves, so `aria-hidden` hides them from assistive technology.
 */
function show(set: Element, value: string | undefined) {
  const tabs = tabsOf(set);
  if (!tabs.some((tab) => tab.dataset['value'] === value)) return;
  for (const tab of tabs) {
    const chosen = tab.dataset['value'] === value;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
  }
  for (const panel of panelsOf(set))
    panel.dataset['state'] = panel.dataset['value'] === value ? 'active' : 'inactive';
  hideOthers(set);
}

function hideOthers(set: Element) {
  for (const panel of panelsOf(set)) {
    if (panel.dataset['state'] === 'active') {
      panel.removeAttribute('hidden');
      panel.removeAttribute('aria-hidden');
    } else {
      panel.setAttribute('hidden', 'until-found');
      panel.setAttribute('aria-hidden', 'true');
    }
  }
}

function writeQuery(key: string, value: string) {
  const url = new URL(location.href);
  url.searchParams.set(key, value);
  history.replaceState(null, '', url);
}

/**
 * Runs `change`, then scrolls so that `element` keeps its position, because sets above it may have changed their
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

/** Index of the tab that a key moves to, or null for other keys. */
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
 * Makes the tab sets of a page interactive. The served HTML shows the defaults; the choice in the address, else the
 * stored choice of the group, replaces them.
 * @returns a function that detaches the listeners
 * @see acceptance DOC-19, DOC-20, DOC-21
 */
export function attachTabs(page: Document): () => void {
  const end = new AbortController();
  const { signal } = end;
  for (const set of page.querySelectorAll<HTMLElement>('.tabs')) {
    hideOthers(set);
    const { group, query } = set.dataset;
    signal.addEventListener(
      'abort',
      followTabChoice(group, query, (value) => show(set, value)),
    );
  }
  // New functions for each page: the previous page may still be attached with its own, and removes those when it
  // detaches.
  page.addEventListener('click', (event) => onClick(event), { signal });
  page.addEventListener('keydown', (event) => onKeyDown(event), { signal });
  page.addEventListener('beforematch', (event) => onBeforeMatch(event), { signal });
  return () => end.abort();
}
