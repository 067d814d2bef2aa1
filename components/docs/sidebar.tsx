'use client';

import { collapseSidebar, docsSidebar, expandSidebar } from '@/lib/i18n/messages/sidebar';
import { useEffect, useRef } from 'react';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { PanelIcon } from '@/components/shell/icons';
import { useSidebarVisibility } from './docs-frame';
import { SidebarTree } from './sidebar-tree';

/** Brings the entry of the page in view into the sidebar's window on the first load. */
function useInitialScroll(ref: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const current = ref.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const box = ref.current;
    if (!current || !box) return;
    const top = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (top > box.clientHeight * 0.8) box.scrollTop = top - box.clientHeight / 2;
  }, [ref]);
}

/**
 * The docs sidebar of one version. Its items come from a static module of that version, so they are loaded once
 * and stand in no page.
 * @see acceptance SB-01, SB-13, SB-14, SB-17
 */
export function Sidebar({ items }: { items: readonly SidebarItem[] }) {
  const { hidden, setHidden } = useSidebarVisibility();
  const scroller = useRef<HTMLElement>(null);
  useInitialScroll(scroller);

  return (
    <div className="docs-sidebar">
      <nav aria-label={docsSidebar} ref={scroller} className="docs-sidebar-scroll" hidden={hidden}>
        <SidebarTree items={items} />
      </nav>
      {hidden ? (
        <button
          type="button"
          className="docs-sidebar-strip"
          aria-label={expandSidebar}
          title={expandSidebar}
          onClick={() => setHidden(false)}
        >
          <PanelIcon size={18} className="rotate-180" />
        </button>
      ) : (
        <button
          type="button"
          className="docs-sidebar-collapse"
          aria-label={collapseSidebar}
          title={collapseSidebar}
          onClick={() => setHidden(true)}
        >
          <PanelIcon size={18} />
        </button>
      )}
    </div>
  );
}
