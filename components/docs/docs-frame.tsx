'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

interface SidebarVisibility {
  hidden: boolean;
  setHidden: (hidden: boolean) => void;
}

const VisibilityContext = createContext<SidebarVisibility>({ hidden: false, setHidden: () => {} });

export const useSidebarVisibility = () => useContext(VisibilityContext);

/**
 * Layout of all docs pages: sidebar beside the page. It stays mounted while navigating between docs, so a hidden
 * sidebar stays hidden until the site is reloaded (SB-13, SB-15).
 */
export function DocsFrame({ children }: { children: ReactNode }) {
  const [hidden, setHidden] = useState(false);
  const value = useMemo(() => ({ hidden, setHidden }), [hidden]);
  return (
    <VisibilityContext value={value}>
      <div className="docs-frame" data-sidebar={hidden ? 'hidden' : 'shown'}>
        {children}
      </div>
    </VisibilityContext>
  );
}
