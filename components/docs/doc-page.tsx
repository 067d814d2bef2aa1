import {
  changedSinceVersion,
  draftText,
  draftTitle,
  newInVersion,
  unlistedText,
  unlistedTitle,
  versionBadge,
} from '@/lib/i18n/messages/docs';
import type { CategoryRecord, DocRecord } from '@/lib/docs/page-record';
import { toSiteUrl } from '@/lib/docs/site-url';
import { Link } from '@/components/link/link';
import { toHref } from '@/components/link/site-base';
import type { PageChangeSummary } from '@/lib/versions/change-list';
import { BackToTop } from './back-to-top';
import { Breadcrumbs } from './breadcrumbs';
import { bodyClass } from './doc-body';
import { DocFooter, PageTools } from './doc-footer';
import { Paginator } from './paginator';
import { TocDesktop, TocMobile } from './toc';
import { VersionBanner } from './version-banner';

/** Badge with the version of a page (DOC-05); in print, the address of the page follows. */
function VersionBadge({ label, route }: { label: string; route: string }) {
  return (
    <span className="theme-doc-version-badge version-badge" data-address={toSiteUrl(route)}>
      {versionBadge(label)}
    </span>
  );
}

/**
 * Note that a page is new or has changed since the previous version. It links to the overview of changes, unless
 * `attachChangesDialog` makes it open the comparison. `data-native` makes the browser follow the link, not the router,
 * so that no page prefetches the overview.
 */
function ChangeNote({ change: { isNew, release, file } }: { change: PageChangeSummary }) {
  return (
    <Link href="/changes" className="change-note" data-native="" data-changes={file && toHref(file)}>
      {isNew ? newInVersion(release) : changedSinceVersion(release)}
    </Link>
  );
}

/** Notice on a page that is a draft or unlisted (BLD-08). */
function Notice({ title, text }: { title: string; text: string }) {
  return (
    <aside className="version-banner" aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </aside>
  );
}

/**
 * Content of a page from Markdown: the text and everything around it, in the order that DOC-01 requires. Pages outside any
 * version have no banner, breadcrumbs and badge.
 */
export function DocPage({ page, html }: { page: DocRecord; html: string }) {
  const { doc, version, navigation, toc, change } = page;
  const { crumbs, previous, next, latest } = navigation;
  return (
    <>
      <div className="docs-column">
        {version && (
          <>
            <VersionBanner version={version} latest={latest} />
            <div className="doc-head">
              {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} home="/" />}
              <div className="doc-version">
                <VersionBadge label={version.label} route={doc.route} />
                {change && <ChangeNote change={change} />}
              </div>
            </div>
          </>
        )}
        {doc.draft && <Notice title={draftTitle} text={draftText} />}
        {doc.unlisted && <Notice title={unlistedTitle} text={unlistedText} />}
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

/** Content of the generated page of a category without a doc: title, and cards for the entries (BLD-10). */
export function CategoryPage({ page, html }: { page: CategoryRecord; html: string }) {
  const { route, version, latestHome, navigation } = page;
  const { crumbs, previous, next } = navigation;
  return (
    <div className="docs-column">
      <VersionBanner version={version} latest={latestHome} />
      <div className="doc-head">
        {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} home="/" />}
        <VersionBadge label={version.label} route={route} />
      </div>
      <article className={bodyClass} dangerouslySetInnerHTML={{ __html: html }} />
      <footer className="doc-footer">
        <PageTools markdown={page.markdown} reportUrl={page.reportUrl} />
      </footer>
      <Paginator previous={previous} next={next} />
    </div>
  );
}
