'use client';

import { useEffect } from 'react';
import { repeatEarlyPress } from './repeat-early-press';

/** Marks the root element once the shell has mounted, restores earlier marks (SH-11), and repeats an early press. */
export function HydrationMark() {
  useEffect(() => {
    Object.assign(document.documentElement.dataset, window.earlyMarks, { hasHydrated: 'true' });
    // Later, because some controls work only once React has rendered again.
    setTimeout(repeatEarlyPress);
  }, []);
  return null;
}
