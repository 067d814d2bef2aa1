import { backToMainMenu, closeMobileMenu, mobileMenuLabel } from '@/lib/i18n/messages/mobile-menu';
import { docsSidebar } from '@/lib/i18n/messages/sidebar';
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SidebarTree } from '@/components/docs/sidebar-tree';
import { Link } from '@/components/link/link';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { desktopBreakpoint } from '@/lib/site/constants';
import { memoize } from '@/lib/text/memoize';
import { loadSidebar } from '@/generated/load-sidebar';
import { shellConfig } from './shell-config';
import { BrandMark, CloseIcon } from './icons';
import { followMenuLink, closeMobileSidebar } from './close-mobile-sidebar';
import { MobileMainMenu } from './mobile-main-menu';
import { ColorModeToggle } from './theme';
import { useRoutePath } from './use-route-path';
import { useVersionLinks } from './version-links';
import './mobile-sidebar.css';

const getSidebar = memoize(loadSidebar);

function DocsMenu({ version, onBack }: { version: string; onBack: () => void }) {
  const items = use(getSidebar(version));
  const menu = useRef<HTMLElement>(null);
  // Shows the current page's entry in the middle of the menu; `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current="page"]');
    const box = menu.current?.parentElement;
    if (!current || !box) return;
    const top = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop += top - box.clientHeight / 2;
  }, []);
  return (
    <>
      <button type="button" className="mobile-back" onClick={onBack}>
        {backToMainMenu}
      </button>
      <nav ref={menu} aria-label={docsSidebar}>
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

/**
 * Mobile sidebar, a modal dialog: initially shows the docs sidebar on docs pages, and the navbar's items on other pages
 * (NAV-20..NAV-24, NAV-27, NAV-28, SB-16).
 * @param onLost called to close the sidebar if its history entry is not the current one
 */
export default function MobileSidebarDialog({ onLost }: { onLost: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = useRoutePath();
  const { current } = useVersionLinks();
  const [showDocs, setShowDocs] = useState(isDocPath(path));

  const close = () => closeMobileSidebar() || onLost();
  // Traps focus and makes the page inert (NAV-27, NAV-28). Runs as a layout effect, because focus can only return to the button before React removes the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
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
      className="mobile-sidebar"
      aria-label={mobileMenuLabel}
      onCancel={onCancel}
      onClose={() => dialog.current?.open || close()}
      onClick={onClick}
    >
      <div className="mobile-sidebar-panel">
        <header className="mobile-sidebar-head">
          <Link href="/" className="navbar-brand">
            <BrandMark />
            <span className="navbar-title">{shellConfig.title}</span>
          </Link>
          <ColorModeToggle />
          <button type="button" className="icon-button" aria-label={closeMobileMenu} onClick={close}>
            <CloseIcon />
          </button>
        </header>
        <div className="mobile-sidebar-body">
          {showDocs ? <DocsMenu version={current.name} onBack={onBack} /> : <MobileMainMenu />}
        </div>
      </div>
    </dialog>
  );
}
