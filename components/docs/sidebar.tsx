import { collapseSidebar, docsSidebar, expandSidebar } from '@/lib/i18n/messages/sidebar';
import { useEffect, useRef, useState } from 'react';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { ShellIcon } from '@/components/shell/icons';
import { MobileSidebar } from '@/components/shell/mobile-sidebar';
import { SidebarTree } from './sidebar-tree';

/** True if the reader has hidden the sidebar, which then stays hidden on all docs pages until the page is reloaded. */
let isHidden = false;

/**
 * Docs sidebar, on wide and on narrow windows. The items of each version are in a file that is loaded once, so that pages do not repeat them.
 * @see acceptance SB-01, SB-13, SB-14, SB-15, SB-17
 */
export function Sidebar({ items }: { items: readonly SidebarItem[] }) {
  const [hidden, setHidden] = useState(isHidden);
  const label = hidden ? expandSidebar : collapseSidebar;
  const scroller = useRef<HTMLElement>(null);
  // Scrolls to the entry of the current page at first.
  useEffect(() => {
    const box = scroller.current;
    const current = box?.querySelector('[aria-current="page"]');
    if (!current || !box) return;
    const top = current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (top > box.clientHeight * 0.8) box.scrollTop = top - box.clientHeight / 2;
  }, []);
  const toggle = () => {
    isHidden = !hidden;
    setHidden(isHidden);
  };

  return (
    <>
      <MobileSidebar items={items} />
      <div className="docs-sidebar" data-hidden={hidden}>
        <nav aria-label={docsSidebar} ref={scroller} className="docs-sidebar-scroll" hidden={hidden}>
          <SidebarTree items={items} />
        </nav>
        <button
          type="button"
          className={hidden ? 'docs-sidebar-strip' : 'docs-sidebar-collapse'}
          aria-label={label}
          title={label}
          onClick={toggle}
        >
          <ShellIcon name="sidebar-toggle" />
        </button>
      </div>
    </>
  );
}
