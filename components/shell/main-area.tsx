import type { ReactNode } from 'react';

export const MAIN_ID = '__docs_main';

/** Holds the page; the skip link's target where scripts don't run. */
export function MainArea({ children }: { children: ReactNode }) {
  return (
    <div id={MAIN_ID} className="main-area">
      {children}
    </div>
  );
}
