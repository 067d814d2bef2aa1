import type { CategoryRecord } from '@/lib/docs/page-record';
import { Breadcrumbs } from './breadcrumbs';
import { bodyClass } from './doc-body';
import { PageTools } from './doc-footer';
import { Paginator } from './paginator';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';

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
