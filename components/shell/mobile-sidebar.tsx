'use client';

import { lazy, Suspense, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { desktopBreakpoint } from '@/lib/site/constants';
import { MenuIcon } from './icons';
import { useHydrated } from './use-hydrated';

const MobilePanel = lazy(() => import('./mobile-panel'));

/** Closes at desktop width; once closed, gives the focus back, which the open panel would not let out (NAV-25, NAV-28). */
function useClosing(open: boolean, close: () => void, toggle: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    if (!open) return;
    const wide = matchMedia(`(min-width: ${desktopBreakpoint + 1}px)`);
    const onWide = () => wide.matches && close();
    wide.addEventListener('change', onWide);
    document.body.classList.add('no-scroll');
    const button = toggle.current;
    return () => {
      wide.removeEventListener('change', onWide);
      document.body.classList.remove('no-scroll');
      button?.focus();
    };
  }, [open, close, toggle]);
}

/** The toggle of the narrow layout and the panel it opens (NAV-19, NAV-20). */
export function MobileSidebar() {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useClosing(open, close, toggle);
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className="icon-button navbar-toggle"
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        disabled={!hydrated}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon />
      </button>
      {open && (
        <Suspense>
          <MobilePanel onClose={close} />
        </Suspense>
      )}
    </>
  );
}
