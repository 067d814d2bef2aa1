'use client';

import { openSearch } from '@/lib/i18n/messages/shell';
import { toHref } from '@/components/link/site-base';
import { shell } from '@/components/shell/shell-config';

/**
 * The search button of the bar. Drawn on the server with the keys of both kinds of keyboards, of which styles show the
 * right one; `attach-search` brings it to life. Until then, and without scripts, it leads to the search page (SM-01).
 */
export function SearchButton() {
  return (
    <form action={toHref(shell.search.path)}>
      <button className="DocSearch-Button">
        <span>{openSearch}</span>
        <kbd>
          <b> (Ctrl+K)</b>
          <i> (Command+K)</i>
        </kbd>
      </button>
    </form>
  );
}
