import type { ReactNode } from 'react';
import { BackToTop } from '@/components/docs/back-to-top';
import { Breadcrumbs } from '@/components/docs/breadcrumbs';
import { PageBehavior } from '@/components/docs/page-behavior';
import { TocDesktop, TocMobile } from '@/components/docs/toc';
import type { Breadcrumb } from '@/lib/docs/types';
import type { TocEntry } from '@/lib/mdx/types';

interface ShowcasePageProps {
  /** Breadcrumbs after the link to the home page. */
  crumbs?: readonly Breadcrumb[];
  /** Entries of the table of contents: id and heading, in order. */
  toc?: readonly (readonly [id: string, text: string])[];
  children: ReactNode;
}

/** The layout of a showcase page, with breadcrumbs, table of contents, and a link back to the top (SC-06). */
export function ShowcasePage({ crumbs = [], toc = [], children }: ShowcasePageProps) {
  const entries: TocEntry[] = toc.map(([id, text]) => ({ id, text, level: 2 }));
  return (
    <main className="docs-main showcase" data-toc={entries.length > 0} data-sidebar="none">
      <div className="docs-column">
        {crumbs.length > 0 && (
          <div className="doc-head">
            <Breadcrumbs crumbs={crumbs} home="/" />
          </div>
        )}
        {entries.length > 0 && <TocMobile toc={entries} />}
        <article>{children}</article>
      </div>
      {entries.length > 0 && <TocDesktop toc={entries} />}
      <BackToTop />
      <PageBehavior />
    </main>
  );
}
