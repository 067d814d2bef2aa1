import { assetFolder, retryFailedScripts } from '@/lib/browser/next-internals';
import { storageKeys } from '@/lib/site/constants';

declare global {
  interface Window {
    /** Data attributes that the head script set on the root element. */
    earlyMarks?: DOMStringMap;
    /** First character and first button that the reader pressed, for code that was not loaded yet (`loadScripts`). */
    firstPress?: { key?: KeyboardEvent; button?: HTMLElement };
  }
}

/**
 * Runs inline in the `<head>` of every page, before the first paint. The source is the same on all pages, so that one
 * hash in the Content Security Policy covers it; page-specific values come from `<meta>` elements. The script:
 *
 * - sets `data-js`, for styles that require scripts, and removes it in browsers that cannot parse the scripts of the site
 * - replaces the address with its canonical form before hydration (RT-19, RT-20, RT-22), or marks the not-found page
 * - marks Apple devices, and whether the reader has turned off the search shortcuts (SM-01)
 * - removes a stored color mode that next-themes cannot apply (CM-08)
 * - marks whether the reader has dismissed the announcement (AB-04, AB-05)
 * - saves all marks for `HydrationMark`, because React replaces the root element if hydration fails
 */
function early(
  themeKey: string,
  themes: readonly string[],
  searchKeysKey: string,
  idKey: string,
  dismissKey: string,
  announcementId: string | null,
) {
  const root = document.documentElement;
  const marks: DOMStringMap = { js: '', mac: String(/^(Mac|iP)/.test(navigator.platform)) };
  addEventListener('error', ({ error }) => {
    if (error instanceof SyntaxError && root.dataset.hasHydrated !== 'true') delete root.dataset.js;
  });
  const permalink = document.querySelector<HTMLMetaElement>('meta[name="permalink"]')?.content;
  if (permalink) {
    if (permalink !== location.pathname)
      history.replaceState(history.state, '', permalink + location.search + location.hash);
  } else if (document.querySelector('meta[name="not-found"]')) {
    marks.notFound = location.pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';
  }
  try {
    if (!themes.includes(localStorage.getItem(themeKey) ?? '')) localStorage.removeItem(themeKey);
    marks.searchKeys = String(localStorage.getItem(searchKeysKey));
    if (announcementId === null) return;
    if (localStorage.getItem(idKey) !== announcementId) {
      localStorage.setItem(idKey, announcementId);
      localStorage.setItem(dismissKey, 'false');
    }
    marks.announcementBarInitiallyDismissed = String(localStorage.getItem(dismissKey) === 'true');
  } catch {
    marks.announcementBarInitiallyDismissed = 'false';
  } finally {
    window.earlyMarks = marks;
    Object.assign(root.dataset, marks);
  }
}

/**
 * Returns the source of the head script, which also retries scripts of the site that failed to load (NV-22).
 * @param announcementId id of the announcement; null if there is none, so that nothing is stored about it
 * @param respectSystem true if `system` is a valid stored color mode
 */
export function getHeadScript(announcementId: string | null, respectSystem = false): string {
  const { colorMode, searchKeys, announcementId: idKey, announcementDismissed } = storageKeys;
  const themes = ['dark', 'light', ...(respectSystem ? ['system'] : [])];
  const args = [colorMode, themes, searchKeys, idKey, announcementDismissed, announcementId].map((value) =>
    JSON.stringify(value),
  );
  return `(${retryFailedScripts.toString()})(${JSON.stringify(assetFolder)});(${early.toString()})(${args.join(',')})`;
}
