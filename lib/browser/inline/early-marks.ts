import type { InlineSettings } from './settings';

declare global {
  interface Window {
    /** Data attributes that the inline script set on the root element. */
    earlyMarks?: DOMStringMap;
  }
}

const readMeta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Returns the path of a missing page in normal form: without `.html`, `/index` and a slash at the end. */
const getMissingPath = () =>
  location.pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';

/** Returns marks for the announcement (AB-04, AB-05) and the search shortcuts (SM-01), which depend on stored values. */
function readStoredMarks({ announcementId, keys }: InlineSettings): DOMStringMap {
  const marks: DOMStringMap = {};
  try {
    marks.searchKeys = String(localStorage.getItem(keys.searchKeys));
    if (announcementId === null) return marks;
    if (localStorage.getItem(keys.announcementId) !== announcementId) {
      localStorage.setItem(keys.announcementId, announcementId);
      localStorage.setItem(keys.announcementDismissed, 'false');
    }
    const isDismissed = localStorage.getItem(keys.announcementDismissed) === 'true';
    marks.announcementBarInitiallyDismissed = String(isDismissed);
  } catch {
    marks.announcementBarInitiallyDismissed = 'false';
  }
  return marks;
}

/**
 * Marks the root element before the first paint:
 *
 * - sets `data-js`, for styles that require scripts, and removes it in browsers that cannot parse the scripts of the site
 * - replaces the address with its canonical form before hydration (RT-19, RT-20, RT-22), or marks the not-found page
 * - marks Apple devices, whether the search shortcuts are off, and whether the announcement is dismissed
 * - saves all marks for `HydrationMark`, because React replaces the root element if hydration fails
 */
export function setEarlyMarks(settings: InlineSettings): void {
  const { dataset } = document.documentElement;
  addEventListener('error', ({ error }) => {
    if (error instanceof SyntaxError && dataset.hasHydrated !== 'true') delete dataset.js;
  });
  const marks: DOMStringMap = { js: '', mac: String(/^(Mac|iP)/.test(navigator.platform)) };
  // The router writes the path to the address, and what follows two slashes would be a host.
  if (location.pathname.startsWith('//'))
    history.replaceState(
      history.state,
      '',
      location.pathname.replace(/^\/+/, '/') + location.search + location.hash,
    );
  const address = readMeta('page-address');
  if (address !== undefined) {
    if (address !== location.pathname)
      history.replaceState(history.state, '', address + location.search + location.hash);
  } else if (readMeta('not-found') !== undefined) marks.notFound = getMissingPath();
  window.earlyMarks = Object.assign(marks, readStoredMarks(settings));
  Object.assign(dataset, marks);
}
