import type { DocRecord } from '@/lib/docs/page-record';
import { ChangeNote } from '@/components/changes/change-note';
import { BackToTop } from './back-to-top';
import { Breadcrumbs } from './breadcrumbs';
import { bodyClass } from './doc-body';
import { DocFooter } from './doc-footer';
import { DraftOrUnlistedNotice } from './draft-or-unlisted-notice';
import { Paginator } from './paginator';
import { TocDesktop } from './toc-desktop';
import { TocMobile } from './toc-mobile';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';

/** Content of a docs page: the text and everything around it, in the order that DOC-01 requires. */
export function DocPage({ page, html }: { page: DocRecord; html: string }) {
  const { doc, version, navigation, toc, change } = page;
  const { crumbs, previous, next, latest } = navigation;
  return (
    <>
      <div className="docs-column">
        <VersionBanner version={version} latest={latest} />
        <div className="doc-head">
          {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} home="/" />}
          <div className="doc-version">
            <VersionBadge label={version.label} route={doc.route} />
            {change && <ChangeNote change={change} />}
          </div>
        </div>
        <DraftOrUnlistedNotice doc={doc} />
        {toc.length > 0 && <TocMobile toc={toc} />}
        <article className={bodyClass} dangerouslySetInnerHTML={{ __html: html }} />
        <DocFooter page={page} />
        <Paginator previous={previous} next={next} />
      </div>
      {toc.length > 0 && <TocDesktop toc={toc} />}
      <BackToTop />
    </>
  );
}
