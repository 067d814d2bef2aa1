'use client';

import type { ReactNode } from 'react';

// Exported here, the crash screens are in the shell's script once, where each `error.tsx` would add a copy to every page.
export { PageCrash } from '@/components/crash/page-crash';
export { SiteCrash } from '@/components/crash/site-crash';

export const MAIN_ID = '__docs_main';

/** Holds the page, or the screen of its crash; the skip link's target where scripts don't run. */
export function MainArea({ children }: { children: ReactNode }) {
  return (
    <div id={MAIN_ID} className="main-area">
      {children}
    </div>
  );
}
