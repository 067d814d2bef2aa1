import { getNavbarHeight, findActiveHeading } from './active-heading';

/** Ids of the heading being read when a version link was clicked, and of the headings before it, nearest first. */
let trail: readonly string[] = [];

const getHash = () => decodeURIComponent(location.hash.slice(1));

/** True if the element that the address's hash points to is visible; version links already contain that hash. */
function isAtHash(): boolean {
  const box = document.getElementById(getHash())?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

/** True if the page title is visible, which counts as being at the top of the page. */
function isTitleInView(): boolean {
  const title = document.querySelector('h1')?.getBoundingClientRect();
  return title !== undefined && title.bottom > getNavbarHeight();
}

function readTrail(): string[] {
  const headings = document.querySelectorAll('.theme-doc-markdown :is(h2, h3, h4, h5, h6)[id]');
  const ids = [...headings].map(({ id }) => id);
  const active = isAtHash() || isTitleInView() ? null : findActiveHeading(ids);
  return active === null ? [] : ids.slice(0, ids.indexOf(active) + 1).toReversed();
}

/** If the heading in the address is missing, goes to the nearest existing one in `trail`, else drops the hash. */
function goToNearestHeading(): void {
  const [wanted, ...others] = trail;
  trail = [];
  if (wanted === undefined || getHash() !== wanted || document.getElementById(wanted)) return;
  const found = others.find((id) => document.getElementById(id));
  const hash = found === undefined ? '' : `#${encodeURIComponent(found)}`;
  history.replaceState(null, '', location.pathname + location.search + hash);
  if (found !== undefined) document.getElementById(found)?.scrollIntoView();
}

/**
 * Makes links to other versions, in the version menu and the banner, lead to the heading being read. If the target page
 * lacks that heading, it goes to the nearest heading before it.
 * @see acceptance VER-08, VER-09
 */
export function attachHeadingToVersionLinks(signal: AbortSignal): void {
  goToNearestHeading();
  // Runs in the capture phase, before other listeners read the link's address.
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
    if (!link || link.pathname === location.pathname) return;
    trail = readTrail();
    const [heading] = trail;
    if (heading === undefined) return;
    const href = link.getAttribute('href') ?? '';
    link.hash = encodeURIComponent(heading);
    // Restores the link's address for readers who opened it in a new tab or come back to this page.
    setTimeout(() => link.setAttribute('href', href));
  };
  document.addEventListener('click', onClick, { capture: true, signal });
}
