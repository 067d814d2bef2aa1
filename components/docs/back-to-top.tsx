import { translate } from '@/lib/i18n/translate';
import { ArrowUpIcon } from '@/components/shell/icons';

/** The way back to the top of a long page; shown and alive by `attachBackToTop` (DOC-32). */
export function BackToTop() {
  return (
    <button
      type="button"
      className="theme-back-to-top-button back-to-top"
      data-shown="false"
      inert
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'Name of the button at the bottom of a long page',
      })}
    >
      <ArrowUpIcon />
    </button>
  );
}
