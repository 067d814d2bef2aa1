import { assetFolder, hasNextStarted } from '../next-internals';

/** Time in ms from the `load` event to the check whether Next.js has started. Failed scripts are retried in between. */
const TIMEOUT = 1500;

const style =
  'display:block;padding:1rem 1.25rem;background:#b3261e;color:#fff;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere';

const hasHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/** Returns what to do about scripts that did not arrive. Restores the address at which the page was `served`. */
function getAdvice(baseUrl: string, served: string): string {
  const suggested = served.replace(/index(\.html)?$/, '').replace(/\/?$/, '/');
  if (location.protocol === 'file:') return 'It was opened as a file. It needs a web server: npm run serve';
  if (suggested === baseUrl)
    return 'It is served from there, but some of its scripts did not arrive. Try to load it again.';
  history.replaceState(history.state, '', served + location.search + location.hash);
  const path = suggested.slice(0, -1);
  const command = path ? `build it with DOCS_BASE_PATH=${path}` : 'build it without DOCS_BASE_PATH';
  return `We suggest trying baseUrl = ${suggested} (${command})`;
}

function showBanner(lines: readonly string[]): void {
  const banner = document.createElement('base-address-banner');
  banner.setAttribute('role', 'alert');
  banner.style.cssText = style;
  for (const [index, text] of lines.entries()) {
    const line = document.createElement('div');
    line.textContent = text;
    line.style.fontWeight = index === 0 ? '700' : '400';
    banner.append(line);
  }
  document.body.prepend(banner);
  new MutationObserver((_, observer) => {
    if (!hasHydrated()) return;
    banner.remove();
    observer.disconnect();
  }).observe(document.documentElement, { attributes: true });
}

/**
 * Shows a banner on the home page if the site's scripts fail to load, with the base path that the site was built for
 * and the one from which it is served; removes it if the site hydrates after all. Call it before the address changes.
 * @param baseUrl base path with a slash at both ends
 * @see acceptance ERR-14, ERR-15
 */
export function watchBaseAddress(baseUrl: string): void {
  const served = location.pathname;
  let lost = false;
  const onError = ({ target }: Event) => {
    lost ||= target instanceof HTMLScriptElement && target.src.includes(assetFolder);
  };
  addEventListener('error', onError, true);
  addEventListener('load', () =>
    setTimeout(() => {
      if (!lost || hasNextStarted() || hasHydrated()) return;
      showBanner([
        'This site did not load properly.',
        `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
        getAdvice(baseUrl, served),
      ]);
    }, TIMEOUT),
  );
}
