import { mobileMenuFailed, toggleMobileMenu } from '@/lib/i18n/messages/shell';
import { usePathname } from 'next/navigation';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './error-boundary';
import { MenuIcon } from './icons';
import { addMenuHistoryEntry, isMenuHistoryEntry } from './menu-history';
import { useHydrated } from './use-hydrated';

const createPanel = () => lazy(() => import('./mobile-sidebar-dialog'));

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
 * Menu button of the narrow layout and the panel that it opens (NAV-19, NAV-20, NAV-26). If the panel's script fails to
 * load, CSS shows all items in the navbar, and the next click on the button loads the script again.
 */
export function MobileSidebar() {
  // Subscribes to the path, so that a navigation to another page renders again and closes the panel.
  usePathname();
  const open = useSyncExternalStore(subscribe, isMenuHistoryEntry, () => false);
  const [Panel, setPanel] = useState(createPanel);
  const hydrated = useHydrated();
  const renew = () => setPanel(createPanel);
  const onToggle = () => {
    if (isMenuHistoryEntry()) return history.back();
    addMenuHistoryEntry();
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
