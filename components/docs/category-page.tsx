import type { CategoryRecord } from '@/lib/docs/page-record';
import { getVersionPathsAttribute } from '@/components/shell/site-versions';
import { Breadcrumbs } from './breadcrumbs';
import { PageText } from './page-text';
import { Paginator } from './paginator';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';

const isExport = process.env.NODE_ENV === 'production';

/** Generated page of a category that has no doc: the category's title, and cards for its children (BLD-10). */
export function CategoryPage({ page }: { page: CategoryRecord }) {
  const { category, version, latestHome, html, navigation } = page;
  const { crumbs, previous, next } = navigation;
  return (
    <main className="docs-main" data-toc="false" data-alternates={getVersionPathsAttribute(category.route)}>
      <div className="docs-column">
        <VersionBanner version={version} latest={latestHome} />
        <div className="doc-head">
          {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} home="/" />}
          <VersionBadge label={version.label} route={category.route} />
        </div>
        <PageText key={category.route} route={category.route} html={isExport ? undefined : html} />
        <Paginator previous={previous} next={next} />
      </div>
    </main>
  );
}
