'use client';

import { useEffect } from 'react';
import { takeFirstPress } from './take-first-press';

/** Marks the root element once the shell has mounted, restores earlier marks (SH-11), and repeats an early press. */
export function HydrationMark() {
  useEffect(() => {
    Object.assign(document.documentElement.dataset, window.earlyMarks, { hasHydrated: 'true' });
    const button = takeFirstPress(false);
    // Later, because some buttons are disabled until React has rendered once more.
    const later = setTimeout(() => button?.click());
    return () => clearTimeout(later);
  }, []);
  return null;
}
