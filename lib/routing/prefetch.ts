import { normalisePath } from './normalise-path';

/** The part of `navigator.connection` that matters here. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A link as the browser sees it: `href` resolved, the rest as its attributes say. */
export interface LinkTarget {
  /** Absolute address, e.g. `anchor.href`. */
  href: string;
  target?: string | null;
  download?: string | null;
}

/**
 * False on 2g and slow-2g connections and with data saving on; true where the browser does not tell.
 * @see acceptance NV-18
 */
export function mayPrefetch(connection: Connection | null | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * The path to prefetch for a link, or null when it is to stay a plain link: another origin, another scheme
 * (`mailto:`), a new tab, a download, or a place on the page in view.
 *
 * @param current absolute address of the page in view.
 * @see acceptance NV-16, NV-17, NV-21
 */
export function getPrefetchPath(link: LinkTarget, current: string): string | null {
  if ((link.target && link.target !== '_self') || typeof link.download === 'string') return null;
  if (!URL.canParse(link.href, current)) return null;
  const here = new URL(current);
  const there = new URL(link.href, here);
  if (there.origin !== here.origin || !/^https?:$/.test(there.protocol)) return null;
  const path = normalisePath(there.pathname);
  return path === normalisePath(here.pathname) ? null : path;
}

/** Remembers what was prefetched. */
export interface PrefetchLedger {
  /** Whether to prefetch `path` now; a yes counts it as done. */
  claim(path: string, reason: 'sight' | 'intent'): boolean;
  /** Call after a navigation: links of the new page may claim on sight again. */
  turnPage(): void;
}

/**
 * Lets every path be claimed once, and at most `sightLimit` of them a page on mere sight; pointer, focus
 * and touch are not limited.
 * @see acceptance NV-16, NV-17
 */
export function createPrefetchLedger(sightLimit: number): PrefetchLedger {
  const claimed = new Set<string>();
  let onSight = 0;
  return {
    claim(path, reason) {
      if (claimed.has(path)) return false;
      if (reason === 'sight' && ++onSight > sightLimit) return false;
      claimed.add(path);
      return true;
    },
    turnPage() {
      onSight = 0;
    },
  };
}
