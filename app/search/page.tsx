import { searchPageDescription } from '@/lib/i18n/messages/pages';
import { searchDocumentation } from '@/lib/i18n/messages/search';
import { browseDocumentation } from '@/lib/i18n/messages/search-page';
import type { Metadata } from 'next';
import { PageList } from '@/components/search-page/page-list';
import { SearchPage } from '@/components/search-page/search-page';
import { DocSectionCards } from '@/components/search-page/doc-section-cards';
import sections from '@/generated/sections.json';
import sidebar from '@/generated/sidebar-current.json';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import type { DocCard } from '@/lib/mdx/types';
import { site } from '@/lib/site/config';
import '../styles/search/page.css';
import '../styles/search/results.css';

export const metadata: Metadata = {
  ...getSitePageMetadata({
    title: searchDocumentation,
    description: searchPageDescription(site.title),
    route: '/search',
  }),
  robots: { index: false, follow: true },
};

export default function Page() {
  return (
    <main className="docs-main" data-sidebar="none">
      <div className="docs-column search-page">
        <SearchPage>
          <DocSectionCards cards={sections as DocCard[]} />
        </SearchPage>
        <noscript>
          <nav className="prose" aria-label={browseDocumentation}>
            <PageList items={sidebar as readonly SidebarItem[]} />
          </nav>
        </noscript>
      </div>
    </main>
  );
}
