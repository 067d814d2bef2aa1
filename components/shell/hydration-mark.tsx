'use client';

import { useEffect } from 'react';

/** Marks the root element once the shell has mounted (SH-11). */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return null;
}
