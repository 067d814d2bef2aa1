import { backToTop } from '@/lib/i18n/messages/docs';
import { ArrowUpIcon } from '@/components/shell/icons';

/** The way back to the top of a long page; shown and alive by `attachBackToTop` (DOC-32). */
export function BackToTop() {
  return (
    <button
      type="button"
      className="theme-back-to-top-button back-to-top"
      data-shown="false"
      inert
      aria-label={backToTop}
    >
      <ArrowUpIcon />
    </button>
  );
}
