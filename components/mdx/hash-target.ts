/** The element that a hash points to, or null; a malformed hash points to nothing. @see acceptance NV-05, NV-07 */
function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens all `details` and selects all tabs that contain `element`; returns whether there were any. */
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

/** Browsers scroll to the target by themselves, but not reliably if it had to be opened first. */
function showTarget() {
  const target = targetOf(location.hash);
  if (target && reveal(target)) target.scrollIntoView();
}

/** Opens the target before the browser scrolls to it, so that it is laid out by then. */
function onClick({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (!link || link.origin !== location.origin || link.pathname !== location.pathname) return;
  const place = targetOf(link.hash);
  if (place) reveal(place);
}

/** Makes a hash open closed details and hidden tabs, on load and later. @see acceptance DOC-27, DOC-19 */
export function attachHashTarget(): () => void {
  // Deferred, because tabs cannot change while React is running the effects of the page.
  queueMicrotask(showTarget);
  window.addEventListener('hashchange', showTarget);
  document.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('hashchange', showTarget);
    document.removeEventListener('click', onClick, true);
  };
}
