import { backToMainMenu, closeMobileMenu, mobileMenuLabel } from '@/lib/i18n/messages/mobile-menu';
import { docsSidebar } from '@/lib/i18n/messages/sidebar';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SidebarTree } from '@/components/docs/sidebar-tree';
import { Link } from '@/components/link/link';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { desktopBreakpoint } from '@/lib/site/constants';
import { shellConfig } from './shell-config';
import { BrandMark, ShellIcon } from './icons';
import { followMenuLink, closeMobileSidebar } from './close-mobile-sidebar';
import { MobileMainMenu } from './mobile-main-menu';
import { ColorModeToggle } from './theme';
import {
  addMenuHistoryEntry,
  isMenuHistoryEntry,
  isMenuPopoverOpen,
  mobileMenuId,
  updateMobileMenu,
  useMenuOpen,
  useMenuServed,
} from './menu-history';
import { useHydrated } from './use-hydrated';

/** Shows the current page's entry in the middle of the menu; `scrollIntoView` would also scroll the page. */
function scrollToCurrent(menu: HTMLElement) {
  const current = menu.querySelector('[aria-current="page"]');
  const box = menu.querySelector('.mobile-sidebar-body');
  if (!current || !box) return;
  const top = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += top - box.clientHeight / 2;
}

function DocsMenu({ items, onBack }: { items: readonly SidebarItem[]; onBack: () => void }) {
  return (
    <>
      <button type="button" className="mobile-back" onClick={onBack}>
        {backToMainMenu}
      </button>
      {/* In served HTML, the sidebar beside the page has this name. */}
      <nav aria-label={useHydrated() ? docsSidebar : mobileMenuLabel}>
        <SidebarTree items={items} />
      </nav>
    </>
  );
}

/**
 * Calls `close` when the window reaches desktop width (NAV-25), and on a click on the scrollbar gutter, which is
 * outside the dialog and targets the root element.
 */
function useAutoClose(close: () => void) {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${desktopBreakpoint + 1}px)`);
    const onWide = () => wide.matches && onClose();
    const onPress = ({ target }: Event) => target === document.documentElement && onClose();
    const end = new AbortController();
    onWide();
    wide.addEventListener('change', onWide, { signal: end.signal });
    document.addEventListener('click', onPress, { signal: end.signal });
    return () => end.abort();
  }, []);
}

interface MobileSidebarProps {
  /** Entries of the docs sidebar, on docs pages. */
  items?: readonly SidebarItem[];
}

/**
 * Mobile sidebar, a modal dialog: initially shows the docs sidebar on docs pages, and the navbar's items on other pages
 * (NAV-20..NAV-24, NAV-27, NAV-28, SB-16). The served sidebar is a popover, which opens without scripts; if the reader
 * has opened it when the site starts, it becomes the dialog.
 */
function OpenMobileSidebar({ items }: MobileSidebarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [showDocs, setShowDocs] = useState(items !== undefined);
  const hydrated = useHydrated();

  const close = () => closeMobileSidebar() || updateMobileMenu();
  // Traps focus and makes the page inert (NAV-27, NAV-28). Runs as a layout effect, because focus can only return to the
  // button before React removes the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    const isServed = isMenuPopoverOpen();
    if (isServed) addMenuHistoryEntry();
    if (!element || !isMenuHistoryEntry()) return;
    element.hidePopover?.();
    element.showModal();
    // What the reader has opened stays as it is.
    if (!isServed) scrollToCurrent(element);
    return () => {
      element.close();
      document.querySelector<HTMLElement>('.navbar-toggle')?.focus({ preventScroll: true });
    };
  }, []);
  useAutoClose(close);

  const onBack = () => {
    flushSync(() => setShowDocs(false));
    dialog.current
      ?.querySelector<HTMLElement>('.mobile-sidebar-body :is(a, button)')
      ?.focus({ preventScroll: true });
  };
  // Keeps the dialog open until the browser has gone back over the sidebar's history entry (NAV-26).
  const onCancel = (event: React.SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  const onClick = (event: React.MouseEvent) => {
    if (event.target === dialog.current || followMenuLink(event)) close();
  };

  return (
    <dialog
      ref={dialog}
      id={mobileMenuId}
      popover="auto"
      className="mobile-sidebar"
      aria-label={mobileMenuLabel}
      onCancel={onCancel}
      onClose={() => dialog.current?.open || close()}
      onClick={onClick}
    >
      <div className="mobile-sidebar-panel">
        <div className="mobile-sidebar-head">
          <Link href="/" className="navbar-brand">
            <BrandMark />
            <span className="navbar-title">{shellConfig.title}</span>
          </Link>
          <ColorModeToggle />
          <button
            type="button"
            className="icon-button"
            aria-label={closeMobileMenu}
            popoverTarget={mobileMenuId}
            popoverTargetAction="hide"
            onClick={close}
          >
            <ShellIcon name="close" />
          </button>
        </div>
        <div className="mobile-sidebar-body">
          {showDocs && items && <DocsMenu items={items} onBack={onBack} />}
          {/* Without scripts, a style shows both menus. */}
          {(!showDocs || !hydrated) && <MobileMainMenu />}
        </div>
      </div>
    </dialog>
  );
}

/** Renders the mobile sidebar while it is open and, because it opens without scripts, in served HTML. */
export function MobileSidebar(props: MobileSidebarProps) {
  const isServed = useMenuServed();
  return (useMenuOpen() || isServed) && <OpenMobileSidebar {...props} />;
}
