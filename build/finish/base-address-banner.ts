import { assetFolder, hasNextStarted } from '@/lib/browser/next-internals';

/**
 * Shows a banner on the home page if the site's scripts fail to load, with the base path that the site was built for
 * and the one from which it is served; removes it if the site hydrates after all. Inlined before the scripts as source.
 * Callbacks are anonymous, because tsx would wrap named ones in calls to a helper that pages do not contain.
 * @see acceptance ERR-14, ERR-15
 */
export function showBaseAddressBanner(
  baseUrl: string,
  timeout: number,
  folder: string,
  hasStarted: () => boolean,
): void {
  const root = document.documentElement;
  const served = location.pathname;
  const suggested = served.replace(/index(\.html)?$/, '').replace(/\/?$/, '/');
  let lost = false;
  addEventListener(
    'error',
    ({ target }) => (lost ||= target instanceof HTMLScriptElement && target.src.includes(folder)),
    true,
  );
  addEventListener('load', () =>
    setTimeout(() => {
      if (!lost || hasStarted() || root.dataset.hasHydrated === 'true') return;
      const current = `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`;
      let advice = `We suggest trying baseUrl = ${suggested}`;
      if (location.protocol === 'file:') {
        advice = 'It was opened as a file. It needs a web server: npm run serve';
      } else if (suggested === baseUrl) {
        advice = 'It is served from there, but some of its scripts did not arrive. Try to load it again.';
      } else {
        history.replaceState(history.state, '', served + location.search + location.hash);
        const path = suggested.slice(0, -1);
        advice += path ? ` (build it with DOCS_BASE_PATH=${path})` : ' (build it without DOCS_BASE_PATH)';
      }
      const banner = document.createElement('base-address-banner');
      banner.setAttribute('role', 'alert');
      banner.style.cssText =
        'display:block;padding:1rem 1.25rem;background:#b3261e;color:#fff;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere';
      ['This site did not load properly.', current, advice].forEach((text, index) => {
        const line = document.createElement('div');
        line.textContent = text;
        line.style.fontWeight = index === 0 ? '700' : '400';
        banner.append(line);
      });
      document.body.prepend(banner);
      new MutationObserver((_, observer) => {
        if (root.dataset.hasHydrated !== 'true') return;
        banner.remove();
        observer.disconnect();
      }).observe(root, { attributes: true });
    }, timeout),
  );
}

/** Time in ms from the `load` event to the check whether Next.js has started. Failed scripts are retried in between. */
const TIMEOUT = 1500;

/** Returns the inline script that calls `showBaseAddressBanner`. `baseUrl` has a slash at both ends. */
export function createBaseAddressScript(baseUrl: string): string {
  const args = [baseUrl, TIMEOUT, assetFolder].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  );
  return `(${showBaseAddressBanner.toString()})(${args.join(',')},${hasNextStarted.toString()})`;
}
