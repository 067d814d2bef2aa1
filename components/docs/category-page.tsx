import type { CategoryPageData } from '@/lib/docs/page';
import { site } from '@/lib/site/config';
import { DocCards } from '@/components/mdx/doc-card-list';
import { getAlternatesAttribute } from '@/components/shell/site-versions';
import { DocBody } from './doc-body';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';

/** A page made for a category that has no doc of its own: its title and cards of its children (BLD-10). */
export function CategoryPage({ page }: { page: CategoryPageData }) {
  const { category, version, latestHome, cards } = page;
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
          <VersionBadge label={version.label} route={category.route} />
        </div>
        <DocBody>
          <h1>{category.title}</h1>
          {category.description && <p>{category.description}</p>}
          <DocCards cards={cards} />
        </DocBody>
      </div>
    </main>
  );
}
