import { navbarHeight, readActive } from './active-heading';

/** Ids of the heading that was being read and of its preceding headings, the nearest first. */
let trail: readonly string[] = [];

const getIds = (root: ParentNode) =>
  [...root.querySelectorAll('.theme-doc-markdown :is(h2, h3, h4, h5, h6)[id]')].map(({ id }) => id);

const getHash = () => decodeURIComponent(location.hash.slice(1));

/** Whether the heading in the address is visible; if so, the link itself preserves it. */
function isAtHash(): boolean {
  const box = document.getElementById(getHash())?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

/** Whether the page title is visible; if so, the reader counts as being at the top. */
function isTitleInView(root: ParentNode): boolean {
  const title = root.querySelector('h1')?.getBoundingClientRect();
  return title !== undefined && title.bottom > navbarHeight();
}

function readTrail(root: ParentNode): string[] {
  const ids = getIds(root);
  const active = isAtHash() || isTitleInView(root) ? null : readActive(ids);
  return active === null ? [] : ids.slice(0, ids.indexOf(active) + 1).toReversed();
}

/** If this page lacks the heading in the address, goes to the nearest preceding one that it has, else to the top. */
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
 * Makes links to other versions, in the version menu and the banner, lead to the heading being read. Only the target
 * page knows which headings it has.
 * @returns a function that stops it
 * @see acceptance VER-08, VER-09
 */
export function attachKeptHeading(root: ParentNode): () => void {
  goToNearestHeading();
  // Runs in the capture phase, before other listeners read the link's address.
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
    if (!link || link.pathname === location.pathname) return;
    trail = readTrail(root);
    const [heading] = trail;
    if (heading === undefined) return;
    const href = link.getAttribute('href') ?? '';
    link.hash = encodeURIComponent(heading);
    // Restore the link for readers who come back or opened it in a new tab.
    setTimeout(() => link.setAttribute('href', href));
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
