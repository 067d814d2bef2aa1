'use client';

import {
  findAnotherWay,
  notFoundAdvice,
  notFoundText,
  notFoundTitle,
  searchButton,
  startPageLink,
  versionsLink,
} from '@/lib/i18n/messages/pages';
import { searchLabel, searchPagePlaceholder } from '@/lib/i18n/messages/search-page';
import { Link } from '@/components/link/link';
import { toHref } from '@/components/link/site-base';
import { PageSuggestions } from './page-suggestions';
import { searchLimits } from '@/lib/site/constants';

/** Content of the page for unknown addresses: pages that may be meant, a search field and general links (ERR-16). */
export default function NotFoundContent() {
  return (
    <main className="docs-main" data-sidebar="none">
      <div className="docs-column prose">
        <h1>{notFoundTitle}</h1>
        <p>{notFoundText}</p>
        <PageSuggestions />
        <h2>{findAnotherWay}</h2>
        <form className="not-found-search" role="search" action={toHref('/search')}>
          <input
            type="search"
            name="q"
            required
            aria-label={searchLabel}
            placeholder={searchPagePlaceholder}
            maxLength={searchLimits.queryLength}
          />
          <button>{searchButton}</button>
        </form>
        <ul>
          <li>
            <Link href="/">{startPageLink}</Link>
          </li>
          <li>
            <Link href="/versions">{versionsLink}</Link>
          </li>
        </ul>
        <p>{notFoundAdvice}</p>
      </div>
    </main>
  );
}
