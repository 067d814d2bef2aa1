import { Fragment, type ReactNode } from 'react';
import { BackToTop } from '@/components/docs/back-to-top';
import { DocBody } from '@/components/docs/doc-body';
import { PageBehavior } from '@/components/docs/page-behavior';
import { TocDesktop, TocMobile } from '@/components/docs/toc';
import { Heading } from '@/components/mdx/heading';

/**
 * Content of a text page that is written in code. It must contain only server components, because the search index is
 * built from it before Next.js renders the page.
 */
export interface SitePageContent {
  /** Content above the first section. */
  intro: ReactNode;
  sections: readonly { id: string; title: string; body: ReactNode }[];
}

/** Text page that is written in code: body and table of contents like a docs page, but no sidebar or edit link. */
export function SitePage({ title, intro, sections }: SitePageContent & { title: string }) {
  const toc = sections.map((section) => ({ id: section.id, text: section.title, level: 2 }));
  return (
    <main className="docs-main" data-toc="true" data-sidebar="none">
      <div className="docs-column">
        <TocMobile toc={toc} />
        <DocBody>
          <h1>{title}</h1>
          {intro}
          {sections.map((section) => (
            <Fragment key={section.id}>
              <Heading as="h2" id={section.id}>
                {section.title}
              </Heading>
              {section.body}
            </Fragment>
          ))}
        </DocBody>
      </div>
      <TocDesktop toc={toc} />
      <BackToTop />
      <PageBehavior />
    </main>
  );
}
