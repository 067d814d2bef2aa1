import type { CategoryRecord } from '@/lib/docs/page-record';
import { getAlternatesAttribute } from '@/components/shell/site-versions';
import { Breadcrumbs } from './breadcrumbs';
import { DocBody } from './doc-body';
import { Paginator } from './paginator';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';

/** The generated page of a category without a doc: its title and cards for its children (BLD-10). */
export function CategoryPage({ page }: { page: CategoryRecord }) {
  const { category, version, latestHome, html, surroundings } = page;
  const { crumbs, previous, next } = surroundings;
  return (
    <main className="docs-main" data-toc="false" data-alternates={getAlternatesAttribute(category.route)}>
      <div className="docs-column">
        <VersionBanner version={version} latest={latestHome} />
        <div className="doc-head">
          {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} home="/" />}
          <VersionBadge label={version.label} route={category.route} />
        </div>
        <DocBody html={html} />
        <Paginator previous={previous} next={next} />
      </div>
    </main>
  );
}
