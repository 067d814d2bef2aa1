import { searchButtonLabel } from '@/lib/i18n/messages/shell';
import { toHref } from '@/components/link/site-base';

/**
 * Search button of the navbar. The served HTML contains the shortcuts for both kinds of keyboard, and CSS shows the
 * right one. `attachSearch` makes the button open the search dialog; until then, and without scripts, it leads to the
 * search page (SM-01).
 */
export function SearchButton() {
  return (
    <form action={toHref('/search')}>
      <button className="DocSearch-Button">
        <span>{searchButtonLabel}</span>
        <kbd>
          <b> (Ctrl+K)</b>
          <i> (Command+K)</i>
        </kbd>
      </button>
    </form>
  );
}
