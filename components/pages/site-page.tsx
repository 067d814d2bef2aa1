import { Fragment, type ReactNode } from 'react';
import { BackToTop } from '@/components/docs/back-to-top';
import { DocBody } from '@/components/docs/doc-body';
import { PageBehavior } from '@/components/docs/page-behavior';
import { TocDesktop, TocMobile } from '@/components/docs/toc';
import { Heading } from '@/components/mdx/heading';
import { sitePageSections, sitePageHeads, type SitePageRoute } from '@/lib/site/page-sections';

/**
 * Content of a text page that is not a doc. It must contain only server components, because the search index is built
 * from it before Next.js renders the page.
 */
export interface SitePageContent<Route extends SitePageRoute> {
  /** Content above the first section. */
  intro: ReactNode;
  /** Content of each section, by id. */
  sections: Record<keyof (typeof sitePageSections)[Route], ReactNode>;
}

type SitePageProps<Route extends SitePageRoute> = SitePageContent<Route> & { route: Route };

/** Text page that is not a doc: body and table of contents like a docs page, but no sidebar or edit link (RT-05). */
export function SitePage<Route extends SitePageRoute>({ route, intro, sections }: SitePageProps<Route>) {
  const headings = Object.entries<string>(sitePageSections[route]);
  const bodies: Record<string, ReactNode> = sections;
  const toc = headings.map(([id, text]) => ({ id, text, level: 2 }));
  return (
    <main className="docs-main" data-toc="true" data-sidebar="none">
      <div className="docs-column">
        <TocMobile toc={toc} />
        <DocBody>
          <h1>{sitePageHeads[route].title}</h1>
          {intro}
          {headings.map(([id, text]) => (
            <Fragment key={id}>
              <Heading as="h2" id={id}>
                {text}
              </Heading>
              {bodies[id]}
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
