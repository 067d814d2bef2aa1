'use client';

import { lazy, type ReactNode } from 'react';

// Exporting the crash screens here bundles them once, with the shell. Otherwise, each `error.tsx` would add a copy to
// every page.
export { PageCrash } from '@/components/crash/page-crash';
export { SiteCrash } from '@/components/crash/site-crash';

const NotFoundContent = lazy(() => import('@/components/pages/not-found-content'));

/** The page for unknown addresses. Next.js adds its scripts to all pages, so it loads its content only if it is shown. */
export function NotFoundPage() {
  return <NotFoundContent />;
}

export const MAIN_ID = '__docs_main';

/** Contains the page or its crash screen. The skip link leads here if scripts do not run. */
export function MainArea({ children }: { children: ReactNode }) {
  return (
    <div id={MAIN_ID} className="main-area">
      {children}
    </div>
  );
}
