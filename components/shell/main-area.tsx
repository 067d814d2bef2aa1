'use client';

import type { ReactNode } from 'react';

// The crash screens are exported from here so that they are bundled once, with the shell; otherwise each `error.tsx`
// would add a copy to every page.
export { PageCrash } from '@/components/crash/page-crash';
export { SiteCrash } from '@/components/crash/site-crash';

export const MAIN_ID = '__docs_main';

/** Contains the page or its crash screen; target of the skip link when scripts don't run. */
export function MainArea({ children }: { children: ReactNode }) {
  return (
    <div id={MAIN_ID} className="main-area">
      {children}
    </div>
  );
}
