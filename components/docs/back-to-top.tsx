import { backToTop } from '@/lib/i18n/messages/docs';
import { ShellIcon } from '@/components/shell/icons';

/** "Back to top" button of a long page; `attachBackToTop` shows it and makes it work (DOC-32). */
export function BackToTop() {
  return (
    <button
      type="button"
      className="theme-back-to-top-button back-to-top"
      data-shown="false"
      inert
      aria-label={backToTop}
    >
      <ShellIcon name="arrow-up" />
    </button>
  );
}
