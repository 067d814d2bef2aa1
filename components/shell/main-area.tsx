import type { ReactNode } from 'react';
import { CrashBoundary } from '@/components/crash/crash-boundary';

export const MAIN_ID = '__docs_main';

/** Holds the page, or what its crash leaves; the skip link's target where scripts don't run. */
export function MainArea({ children }: { children: ReactNode }) {
  return (
    <div id={MAIN_ID} className="main-area">
      <CrashBoundary of="page">{children}</CrashBoundary>
    </div>
  );
}
