'use client';

import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { desktopBreakpoint } from '@/lib/site/constants';
import { ErrorBoundary } from './error-boundary';
import { MenuIcon } from './icons';
import { useHydrated } from './use-hydrated';
import { useMenuEntry } from './use-menu-entry';

const loadPanel = () => import('./mobile-panel');

/** Closes at desktop width; once closed, gives the focus back, which the open panel would not let out (NAV-25, NAV-28). */
function useClosing(open: boolean, close: () => void, toggle: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    if (!open) return;
    const wide = matchMedia(`(min-width: ${desktopBreakpoint + 1}px)`);
    const onWide = () => wide.matches && close();
    onWide();
    wide.addEventListener('change', onWide);
    const button = toggle.current;
    return () => {
      wide.removeEventListener('change', onWide);
      button?.focus();
    };
  }, [open, close, toggle]);
}

/**
 * The toggle of the narrow layout and the panel it opens (NAV-19, NAV-20).
 * @param fallback stands in for a panel whose script cannot be loaded; the next opening tries again.
 */
export function MobileSidebar({ fallback }: { fallback: ReactNode }) {
  const { open, show, close, onClick } = useMenuEntry();
  const [Panel, setPanel] = useState(() => lazy(loadPanel));
  const hydrated = useHydrated();
  const toggle = useRef<HTMLButtonElement>(null);
  useClosing(open, close, toggle);
  const onToggle = () => {
    if (open) return close();
    setPanel(() => lazy(loadPanel));
    show();
  };
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className="icon-button navbar-toggle"
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        disabled={!hydrated}
        onClick={onToggle}
      >
        <MenuIcon />
      </button>
      {open && (
        <div className="contents" onClick={onClick}>
          <ErrorBoundary fallback={() => fallback}>
            <Suspense>
              <Panel onClose={close} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </>
  );
}
