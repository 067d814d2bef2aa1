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
import entries from '@/generated/sections.json';
import type { DocCard } from '@/lib/mdx/types';
import { PageSuggestions } from './page-suggestions';

/** Sections of the latest version; other entries of its sidebar have no count of pages. */
const sections = (entries as readonly DocCard[]).filter(({ count }) => count !== undefined);
const links = [{ title: startPageLink, href: '/' }, ...sections, { title: versionsLink, href: '/versions' }];

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
          />
          <button>{searchButton}</button>
        </form>
        <ul className="not-found-links">
          {links.map(({ title, href }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>
            </li>
          ))}
        </ul>
        <p>{notFoundAdvice}</p>
      </div>
    </main>
  );
}
