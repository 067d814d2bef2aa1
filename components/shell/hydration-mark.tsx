'use client';

import { useEffect } from 'react';

/**
 * Marks the root element once the shell has mounted, restores earlier marks (SH-11), and repeats the press on a control
 * that could not work yet, which `watchReader` keeps.
 */
export function HydrationMark() {
  useEffect(() => {
    Object.assign(document.documentElement.dataset, window.earlyMarks, { hasHydrated: 'true' });
    // Later, because some controls work only once React has rendered again.
    const later = setTimeout(() => {
      const { early } = window;
      early?.button?.click();
      delete early?.button;
    });
    return () => clearTimeout(later);
  }, []);
  return null;
}
