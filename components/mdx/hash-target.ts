/** The element that a hash names, or null; a malformed escape names nothing. @see acceptance NV-05, NV-07 */
function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens every details and chooses every tab around `element`; says whether there was any. */
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

/** Browsers jump on their own, but not reliably into what they had to open first. */
function showTarget() {
  const target = targetOf(location.hash);
  if (target && reveal(target)) target.scrollIntoView();
}

/** Opens the target before the click's own jump, which then finds it laid out. */
function onClick({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (!link || link.origin !== location.origin || link.pathname !== location.pathname) return;
  const place = targetOf(link.hash);
  if (place) reveal(place);
}

/** Lets a hash lead into closed details and hidden tabs, on load and later. @see acceptance DOC-27, DOC-19 */
export function attachHashTarget(): () => void {
  // Not now: tabs cannot change while React still runs the effects of the page.
  queueMicrotask(showTarget);
  window.addEventListener('hashchange', showTarget);
  document.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('hashchange', showTarget);
    document.removeEventListener('click', onClick, true);
  };
}
