import { decodePath } from '@/lib/routing/decode-path';

/** Returns the element that a hash points to, or null, e.g. for a malformed hash. @see acceptance NV-05, NV-07 */
const targetOf = (hash: string) => document.getElementById(decodePath(hash.slice(1)));

/** Opens all `details` and selects all tabs that contain `element`; returns true if there were any. */
function reveal(element: Element): boolean {
  let inside = false;
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
    else if (node.getAttribute('role') === 'tabpanel')
      node.dispatchEvent(new Event('beforematch', { bubbles: true }));
    else continue;
    inside = true;
  }
  return inside;
}

/** Opens the hash's target and scrolls to it, because browsers do not always scroll to a target that was hidden. */
function showTarget() {
  const target = targetOf(location.hash);
  if (target && reveal(target)) target.scrollIntoView();
}

/** Opens the target of a clicked hash link before the browser scrolls to it, so that it is laid out by then. */
function onClick({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (!link || link.origin !== location.origin || link.pathname !== location.pathname) return;
  const place = targetOf(link.hash);
  if (place) reveal(place);
}

/** Opens the `details` and tabs that contain the hash's target, on load and later. @see acceptance DOC-27, DOC-19 */
export function attachHashTargetReveal(signal: AbortSignal): void {
  // Deferred, because tabs cannot switch while React runs the effects of the page.
  queueMicrotask(showTarget);
  window.addEventListener('hashchange', showTarget, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
}
