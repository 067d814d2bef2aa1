import { storageKeys } from '@/lib/site/constants';

declare global {
  interface Window {
    /** Data attributes that the root element had before hydration. */
    earlyMarks?: DOMStringMap;
  }
}

/**
 * The one inline script of every page, run in `<head>` before the first paint. Constant text, so that one hash
 * in the Content Security Policy covers all pages; what differs between pages it reads from `<meta>` elements.
 *
 * - says that scripts run (`data-js`), for styles that only make sense with them
 * - asks once more for a script of the site that was lost before hydration, and takes away those that stay lost: the
 *   bundler's runtime waits for ever for a script that has failed, but loads one that is not there, and tells when that
 *   fails too (NV-22)
 * - brings the address to the page's own form before hydration (RT-19, RT-20, RT-22); marks the not-found page
 * - says whether the keyboard is a Mac's, and whether the reader has turned the keys of the search off (SM-01)
 * - sets the stored colour mode, and drops one that is none (CM-02, CM-08)
 * - decides whether the announcement was dismissed (AB-04, AB-05)
 * - keeps these marks for `HydrationMark`: React draws the root element anew when hydration fails
 */
function early(
  themeKey: string,
  searchKeysKey: string,
  idKey: string,
  dismissKey: string,
  announcementId: string | null,
) {
  const root = document.documentElement;
  root.dataset.js = '';
  root.dataset.mac = String(/^(Mac|iP)/.test(navigator.platform));
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.includes('/_next/')) return;
    target.remove();
    if (target.dataset.again !== undefined || root.dataset.hasHydrated === 'true') return;
    // The bundler knows its scripts by the attribute as it stands.
    const again = document.createElement('script');
    again.setAttribute('src', target.getAttribute('src') ?? '');
    again.dataset.again = '';
    setTimeout(() => document.head.append(again), 500);
  };
  addEventListener('error', retry, true);
  const permalink = document.querySelector<HTMLMetaElement>('meta[name="permalink"]')?.content;
  if (permalink) {
    if (permalink !== location.pathname)
      history.replaceState(history.state, '', permalink + location.search + location.hash);
  } else if (document.querySelector('meta[name="not-found"]')) {
    root.dataset.notFound = location.pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';
  }
  try {
    const theme = localStorage.getItem(themeKey);
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
    else localStorage.removeItem(themeKey);
    root.dataset.searchKeys = String(localStorage.getItem(searchKeysKey));
    if (announcementId === null) return;
    if (localStorage.getItem(idKey) !== announcementId) {
      localStorage.setItem(idKey, announcementId);
      localStorage.setItem(dismissKey, 'false');
    }
    root.dataset.announcementBarInitiallyDismissed = String(localStorage.getItem(dismissKey) === 'true');
  } catch {
    root.dataset.announcementBarInitiallyDismissed = 'false';
  } finally {
    window.earlyMarks = { ...root.dataset };
  }
}

/** The script's text for the given announcement id; without an announcement nothing about one is stored. */
export function headScript(announcementId: string | null): string {
  const { colorMode, searchKeys, announcementId: idKey, announcementDismissed } = storageKeys;
  const args = [colorMode, searchKeys, idKey, announcementDismissed, announcementId].map((value) =>
    JSON.stringify(value),
  );
  return `(${early.toString()})(${args.join(',')})`;
}
