'use client';

import { use, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { SidebarTree } from '@/components/docs/sidebar-tree';
import { Link } from '@/components/link/link';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { loadSidebar } from '@/generated/load-sidebar';
import { shell } from './shell-config';
import { BrandMark } from './brand-mark';
import { CloseIcon } from './icons';
import { MobileMainMenu } from './mobile-main-menu';
import { ColourToggle } from './theme';
import { useRoutePath } from './use-route-path';
import { useVersionLinks } from './version-links';

const sidebars = new Map<string, Promise<readonly SidebarItem[]>>();

function getSidebar(version: string): Promise<readonly SidebarItem[]> {
  const known = sidebars.get(version);
  if (known) return known;
  const loading = loadSidebar(version);
  sidebars.set(version, loading);
  loading.catch(() => sidebars.delete(version));
  return loading;
}

function DocsMenu({ version, onBack }: { version: string; onBack: () => void }) {
  const items = use(getSidebar(version));
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <button type="button" className="mobile-back" onClick={onBack}>
        ← Back to main menu
      </button>
      <nav ref={menu} aria-label="Docs sidebar">
        <SidebarTree items={items} />
      </nav>
    </>
  );
}

/**
 * The menu of the narrow layout: on docs pages the docs menu first, elsewhere the navbar's items. A modal dialog, so
 * that focus stays in it, the page behind is inert and Escape closes it (NAV-20..NAV-24, NAV-27, NAV-28, SB-16).
 * The room kept for the scrollbar lies outside of any dialog: a press there is one on the root element.
 */
export default function MobilePanel({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = useRoutePath();
  const { current } = useVersionLinks();
  const [showDocs, setShowDocs] = useState(isDocPath(path));

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.body.classList.add('no-scroll');
    return () => {
      document.body.classList.remove('no-scroll');
      element?.close();
    };
  }, []);
  useEffect(() => {
    const onPress = ({ target }: Event) => target === document.documentElement && onClose();
    document.addEventListener('click', onPress);
    return () => document.removeEventListener('click', onPress);
  }, [onClose]);

  // Not before the step back in the history is done (NAV-26).
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className="mobile-sidebar"
      aria-label="Navigation"
      onCancel={onCancel}
      onClose={() => dialog.current?.open || onClose()}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className="mobile-sidebar-panel">
        <header className="mobile-sidebar-head">
          <Link href="/" className="navbar-brand">
            <BrandMark />
            <span className="navbar-title">{shell.title}</span>
          </Link>
          <ColourToggle />
          <button
            type="button"
            className="icon-button"
            aria-label="Close navigation bar"
            onClick={() => onClose()}
          >
            <CloseIcon />
          </button>
        </header>
        <div className="mobile-sidebar-body">
          {showDocs ? (
            <DocsMenu version={current.name} onBack={() => setShowDocs(false)} />
          ) : (
            <MobileMainMenu />
          )}
        </div>
      </div>
    </dialog>
  );
}
