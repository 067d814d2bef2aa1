/**
 * Returns the id of the heading being read: the first one below the navbar if it is in the upper half of the window,
 * else the one before it. Returns null at the top of the page, and the last heading at its end.
 * @param headings headings with their distance in px from the top of the window
 * @param view heights in px of the window and of the navbar, which covers its top, and how far the page is scrolled; a
 * page that cannot scroll is at its top
 * @see acceptance DOC-08
 */
export function pickActiveHeading(
  headings: readonly { id: string; top: number }[],
  view: { navbar: number; height: number; place: 'top' | 'within' | 'end' },
): string | null {
  if (view.place === 'top') return null;
  if (view.place === 'end') return headings.at(-1)?.id ?? null;
  const nextIndex = headings.findIndex((heading) => heading.top >= view.navbar);
  const next = headings[nextIndex];
  if (!next) return headings.at(-1)?.id ?? null;
  return next.top < view.height / 2 ? next.id : (headings[nextIndex - 1]?.id ?? null);
}

/** Returns the height in px of the navbar, which covers the top of the window. */
export const getNavbarHeight = () => document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0;

/** Returns the id, one of `ids`, of the heading being read, or null at the top of the page (DOC-08). */
export function findActiveHeading(ids: readonly string[]): string | null {
  const tops = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const place = scrollY <= 0 ? 'top' : isAtEnd ? 'end' : 'within';
  return pickActiveHeading(tops, { navbar: getNavbarHeight(), height: innerHeight, place });
}

/** Scrolls `list` until `link` is visible, unless that could move the focused entry out of sight. */
function showEntry(list: Element, link: Element) {
  if (list.contains(document.activeElement)) return;
  const entry = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (entry.top < box.top || entry.bottom > box.bottom)
    list.scrollTop += entry.top - box.top - box.height / 2;
}

/**
 * Marks the heading being read in the table of contents beside the page, until `signal` aborts.
 * @see acceptance DOC-08
 */
export function attachTocHighlight(signal: AbortSignal): void {
  const list = document.querySelector('.theme-doc-toc-desktop');
  if (!list) return;
  const entries = [...list.querySelectorAll('a')];
  const links = new Map(entries.map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
  let marked: HTMLAnchorElement | undefined;
  let frame = 0;
  const mark = (link: HTMLAnchorElement | undefined) => {
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    marked = link;
    if (!link) return;
    link.setAttribute('aria-current', 'location');
    showEntry(list, link);
  };
  const update = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => mark(links.get(findActiveHeading([...links.keys()]) ?? '')));
  };
  update();
  document.addEventListener('scroll', update, { passive: true, signal });
  window.addEventListener('resize', update, { signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    mark(undefined);
  });
}
