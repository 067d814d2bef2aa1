'use client';

import { usePathname } from 'next/navigation';
import { useState, useSyncExternalStore, type MouseEvent } from 'react';

const MARK = 'mobileSidebar';

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/** While stepping back: what comes after it. */
let leaving: (() => void) | null = null;
let notify = () => {};

const createSubscribe = () => (onChange: () => void) => {
  const onPop = () => {
    leaving?.();
    leaving = null;
    onChange();
  };
  notify = onChange;
  addEventListener('popstate', onPop);
  return () => removeEventListener('popstate', onPop);
};

/** Steps back over the entry that opening has added, then calls `next`. */
function close(next: () => void = () => {}) {
  if (!isMarked()) return notify();
  if (leaving) return;
  leaving = next;
  history.back();
}

/** To be told of clicks on what is open: a link of this window is followed from the entry before. */
function onClick(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([role="button"])');
  if (!link || !isMarked() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target) return close();
  event.preventDefault();
  close(() => link.click());
}

/**
 * Whether the mobile sidebar is open: as long as the history entry that opening adds is in view, so that the browser's
 * back closes it and stays on the page. Closing by other means steps back over that entry, and a link is followed from
 * where the reader stood before: no entry is left that a later "back" would seem to ignore (NAV-24, NAV-26).
 */
export function useMenuEntry() {
  const [subscribe, renewSubscribe] = useState(createSubscribe);
  // Another page closes it, whatever led there.
  usePathname();
  const open = useSyncExternalStore(subscribe, isMarked, () => false);
  // Listens anew, so that the router, which began to listen later, has answered a step back before `leaving` goes on.
  const show = () => {
    history.pushState({ [MARK]: true }, '');
    renewSubscribe(createSubscribe);
  };
  return { open, show, close, onClick };
}
