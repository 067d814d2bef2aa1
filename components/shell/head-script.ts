import { assetFolder, retryLostScripts } from '@/lib/browser/next-internals';
import { storageKeys } from '@/lib/site/constants';

declare global {
  interface Window {
    /** Data attributes that the head script set on the root element. */
    earlyMarks?: DOMStringMap;
  }
}

/**
 * Runs inline in every page's `<head>`, before the first paint. The text is constant, so that one hash in the Content
 * Security Policy covers all pages; it reads page-specific values from `<meta>` elements.
 *
 * - marks that scripts run (`data-js`), for styles that require them
 * - retries scripts that failed to load, see `retryLostScripts` (NV-22)
 * - changes the address to its canonical form before hydration (RT-19, RT-20, RT-22); marks the not-found page
 * - marks Mac keyboards, and whether the reader has turned the search shortcuts off (SM-01)
 * - removes a stored color mode that next-themes cannot apply (CM-08)
 * - determines whether the announcement was dismissed (AB-04, AB-05)
 * - saves these marks for `HydrationMark`, because React replaces the root element when hydration fails
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
 * Source text of the head script.
 * @param announcementId id of the announcement; null when there is none, and nothing is stored about it
 * @param respectSystem whether the system's color mode can be stored
 */
export function headScript(announcementId: string | null, respectSystem = false): string {
  const { colorMode, searchKeys, announcementId: idKey, announcementDismissed } = storageKeys;
  const themes = ['dark', 'light', ...(respectSystem ? ['system'] : [])];
  const args = [colorMode, themes, searchKeys, idKey, announcementDismissed, announcementId].map((value) =>
    JSON.stringify(value),
  );
  return `(${retryLostScripts.toString()})(${JSON.stringify(assetFolder)});(${early.toString()})(${args.join(',')})`;
}
