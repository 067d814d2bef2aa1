'use client';

import { mobileMenuFailed, toggleMobileMenu } from '@/lib/i18n/messages/shell';
import { usePathname } from 'next/navigation';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './error-boundary';
import { MenuIcon } from './icons';
import { addMenuEntry, isMenuEntry } from './menu-entry';
import { useHydrated } from './use-hydrated';

const createPanel = () => lazy(() => import('./mobile-panel'));

const failed = (
  <p className="navbar-failed" role="status">
    {mobileMenuFailed}
  </p>
);

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
}

/**
 * The menu button of the narrow layout and the panel it opens (NAV-19, NAV-20, NAV-26). If the script of the panel
 * fails to load, the navbar shows its items expanded (see its style sheet); the next press tries again.
 */
export function MobileSidebar() {
  // Any navigation to another page closes it.
  usePathname();
  const open = useSyncExternalStore(subscribe, isMenuEntry, () => false);
  const [Panel, setPanel] = useState(createPanel);
  const hydrated = useHydrated();
  const renew = () => setPanel(createPanel);
  const onToggle = () => {
    if (isMenuEntry()) return history.back();
    addMenuEntry();
    renew();
  };
  return (
    <>
      <button
        type="button"
        className="icon-button navbar-toggle"
        aria-label={toggleMobileMenu}
        aria-expanded={open}
        disabled={!hydrated}
        onClick={onToggle}
      >
        <MenuIcon />
      </button>
      {open && (
        <ErrorBoundary fallback={() => failed}>
          <Suspense>
            <Panel onLost={renew} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
