import type { DocRecord } from '@/lib/docs/page-record';
import { ChangeNote } from '@/components/changes/change-note';
import { getVersionPathsAttribute } from '@/components/shell/site-versions';
import { BackToTop } from './back-to-top';
import { Breadcrumbs } from './breadcrumbs';
import { DocFooter } from './doc-footer';
import { DraftOrUnlistedNotice } from './draft-or-unlisted-notice';
import { PageBehavior } from './page-behavior';
import { PageText } from './page-text';
import { Paginator } from './paginator';
import { TocDesktop } from './toc-desktop';
import { TocMobile } from './toc-mobile';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';

const isExport = process.env.NODE_ENV === 'production';

/** Docs page: the text and everything around it, in the order that DOC-01 requires. */
export function DocPage({ page }: { page: DocRecord }) {
  const { doc, version, navigation, toc, hasSidebar, html } = page;
  const { crumbs, previous, next, latest } = navigation;
  return (
    <main
      className="docs-main"
      data-toc={toc.length > 0}
      data-alternates={getVersionPathsAttribute(doc.route)}
      data-sidebar={hasSidebar ? undefined : 'none'}
    >
      <div className="docs-column">
        <VersionBanner version={version} latest={latest} />
        <div className="doc-head">
          {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} home="/" />}
          <div className="doc-version">
            <VersionBadge label={version.label} route={doc.route} />
            <ChangeNote version={version.name} docId={doc.id} />
          </div>
        </div>
        <DraftOrUnlistedNotice doc={doc} />
        {toc.length > 0 && <TocMobile toc={toc} />}
        <PageText key={doc.route} route={doc.route} html={isExport ? undefined : html} />
        <DocFooter doc={doc} />
        <Paginator previous={previous} next={next} />
      </div>
      {toc.length > 0 && <TocDesktop toc={toc} />}
      <BackToTop />
      <PageBehavior />
    </main>
  );
}
