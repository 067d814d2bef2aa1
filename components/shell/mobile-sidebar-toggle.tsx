import { toggleMobileMenu } from '@/lib/i18n/messages/shell';
import type { MouseEvent } from 'react';
import { MenuIcon } from './icons';
import {
  addMenuHistoryEntry,
  isMenuHistoryEntry,
  isMenuPopoverOpen,
  mobileMenuId,
  useMenuOpen,
} from './menu-history';

function onToggle(event: MouseEvent) {
  if (isMenuPopoverOpen()) return;
  event.preventDefault();
  if (isMenuHistoryEntry()) history.back();
  else addMenuHistoryEntry();
}

/** Menu button of the narrow layout (NAV-19, NAV-20); before scripts run, it opens the mobile sidebar as a popover. */
export function MobileSidebarToggle() {
  return (
    <button
      type="button"
      className="icon-button navbar-toggle"
      aria-label={toggleMobileMenu}
      aria-expanded={useMenuOpen()}
      popoverTarget={mobileMenuId}
      onClick={onToggle}
    >
      <MenuIcon />
    </button>
  );
}
