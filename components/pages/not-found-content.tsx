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
import sidebar from '@/generated/sidebar-current.json';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { searchLimits } from '@/lib/site/constants';
import { PageSuggestions } from './page-suggestions';

/** First pages of the sections of the latest version. */
const sections = (sidebar as readonly SidebarItem[]).flatMap(({ label, href, firstHref, items }) => {
  const first = href ?? firstHref;
  return items && first ? [{ label, href: first }] : [];
});

/** Content of the page for unknown addresses: pages that may be meant, a search field, sections and versions (ERR-16). */
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
        <ul className="not-found-links">
          {[{ label: startPageLink, href: '/' }, ...sections, { label: versionsLink, href: '/versions' }].map(
            ({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ),
          )}
        </ul>
        <p>{notFoundAdvice}</p>
      </div>
    </main>
  );
}
