import { toggleMobileMenu } from '@/lib/i18n/messages/shell';
import { ShellIcon } from './icons';
import { addMenuHistoryEntry, isMenuHistoryEntry, mobileMenuId, useMenuOpen } from './menu-history';
import { useHydrated } from './use-hydrated';

function onToggle() {
  if (isMenuHistoryEntry()) history.back();
  else addMenuHistoryEntry();
}

/**
 * Menu button of the narrow layout (NAV-19, NAV-20). Before scripts run, it opens the mobile sidebar as a popover, and
 * the browser tells assistive technology whether it is open.
 */
export function MobileSidebarToggle() {
  const isOpen = useMenuOpen();
  const state = useHydrated() ? { 'aria-expanded': isOpen } : { popoverTarget: mobileMenuId };
  return (
    <button
      type="button"
      className="icon-button navbar-toggle"
      aria-label={toggleMobileMenu}
      {...state}
      onClick={onToggle}
    >
      <ShellIcon name="menu" />
    </button>
  );
}
