import type { CategoryPageData } from '@/lib/docs/page';
import { site } from '@/lib/site/config';
import { DocCards } from '@/components/mdx/doc-card-list';
import { getAlternatesAttribute } from '@/components/shell/site-versions';
import { Breadcrumbs } from './breadcrumbs';
import { DocBody } from './doc-body';
import { Paginator } from './paginator';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';

/** A page made for a category that has no doc of its own: its title and cards of its children (BLD-10). */
export function CategoryPage({ page }: { page: CategoryPageData }) {
  const { category, version, latestHome, cards, surroundings } = page;
  const { crumbs, previous, next } = surroundings;
  const latestName = site.versions.find(({ isLast }) => isLast)?.name ?? version.name;
  return (
    <main className="docs-main" data-toc="false" data-alternates={getAlternatesAttribute(category.route)}>
      <div className="docs-column">
        <VersionBanner
          banner={version.banner}
          siteTitle={site.title}
          versionLabel={version.label}
          latest={latestHome}
          latestName={latestName}
        />
        <div className="doc-head">
          {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} home="/" />}
          <VersionBadge label={version.label} route={category.route} />
        </div>
        <DocBody>
          <h1>{category.title}</h1>
          {category.description && <p>{category.description}</p>}
          <DocCards cards={cards} />
        </DocBody>
        <Paginator previous={previous} next={next} />
      </div>
    </main>
  );
}
