import { navbarHeight, readActive } from './active-heading';

/** Ids of the heading that was being read and of those above it, the nearest first. */
let trail: readonly string[] = [];

const getIds = (root: ParentNode) =>
  [...root.querySelectorAll('.theme-doc-markdown :is(h2, h3, h4, h5, h6)[id]')].map(({ id }) => id);

const getHash = () => decodeURIComponent(location.hash.slice(1));

/** Whether the address names a heading that can be seen: then that one is kept, by the link itself. */
function isAtHash(): boolean {
  const box = document.getElementById(getHash())?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

/** Whether the title can still be seen: then the reader is at the top, scrolled by a few pixels or not. */
function isTitleInView(root: ParentNode): boolean {
  const title = root.querySelector('h1')?.getBoundingClientRect();
  return title !== undefined && title.bottom > navbarHeight();
}

function readTrail(root: ParentNode): string[] {
  const ids = getIds(root);
  const active = isAtHash() || isTitleInView(root) ? null : readActive(ids);
  return active === null ? [] : ids.slice(0, ids.indexOf(active) + 1).toReversed();
}

/** Where this page lacks the heading that the reader came for, the nearest one above it that is here, else its top. */
function settle(): void {
  const [wanted, ...others] = trail;
  trail = [];
  if (wanted === undefined || getHash() !== wanted || document.getElementById(wanted)) return;
  const found = others.find((id) => document.getElementById(id));
  const hash = found === undefined ? '' : `#${encodeURIComponent(found)}`;
  history.replaceState(null, '', location.pathname + location.search + hash);
  if (found !== undefined) document.getElementById(found)?.scrollIntoView();
}

/**
 * Lets links to other versions, in the version menu and the banner, lead to the heading that is being read. Which
 * headings the other page has is known only there.
 * @returns stops it
 * @see acceptance VER-08, VER-09
 */
export function attachKeptHeading(root: ParentNode): () => void {
  settle();
  // Before all others that read the link's address.
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
    if (!link || link.pathname === location.pathname) return;
    trail = readTrail(root);
    const [heading] = trail;
    if (heading === undefined) return;
    const href = link.getAttribute('href') ?? '';
    link.hash = encodeURIComponent(heading);
    // The link stays as it was drawn, for a reader who comes back or opened a new tab.
    setTimeout(() => link.setAttribute('href', href));
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
