import { decodePath } from '@/lib/routing/decode-path';

/** Opens all closed `details` and selects all tabs that contain `element`; returns true if there were any. */
function reveal(element: Element): boolean {
  let wasHidden = false;
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) node.open = true;
    else if (node.matches('[role="tabpanel"][data-state="inactive"]'))
      node.dispatchEvent(new Event('beforematch', { bubbles: true }));
    else continue;
    wasHidden = true;
  }
  return wasHidden;
}

/** Opens the hash's target and scrolls to it, unless the reader came back to another place of the page. */
function showTarget() {
  const target = document.getElementById(decodePath(location.hash.slice(1)));
  if (!target || !reveal(target) || document.documentElement.dataset['returned'] !== undefined) return;
  // The browser scrolls. Unlike `scrollIntoView`, this matches `:target`, which stops the animation of `details`.
  location.replace(location.href);
}

/**
 * Opens the `details` and tabs that contain the hash's target. Current browsers do that themselves when they follow a
 * link within the page; the router does not, nor do older browsers.
 * @see acceptance DOC-27, DOC-19, NV-05, NV-07
 */
export function attachHashTargetReveal(signal: AbortSignal): void {
  // Deferred, because tabs cannot switch while React runs the effects of the page.
  queueMicrotask(showTarget);
  window.addEventListener('hashchange', showTarget, { signal });
}
