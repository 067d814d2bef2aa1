'use client';

import { useEffect } from 'react';

/** Marks the root element once the shell has mounted, and restores the marks set by the head script (SH-11). */
export function HydrationMark() {
  useEffect(() => {
    Object.assign(document.documentElement.dataset, window.earlyMarks, { hasHydrated: 'true' });
  }, []);
  return null;
}
