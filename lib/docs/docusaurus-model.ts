import { loadDocusaurusSite, type LoadOptions } from '@/lib/docusaurus/load-site';
import type { DocusaurusSite } from '@/lib/docusaurus/types';
import { buildSiteModel } from './build-model';
import type { SiteModel } from './types';
import { toVersionConfigs } from './docusaurus-versions';

/** How to read the pages of a site. */
export interface DocusaurusModelOptions extends LoadOptions {
  /** Keep drafts as pages. Default false. */
  includeDrafts?: boolean;
}

/** A site and what it holds. */
export interface DocusaurusModel {
  site: DocusaurusSite;
  model: SiteModel;
}

/**
 * The site model of a Docusaurus 3 site, or of a docs folder alone, without building anything: routes, titles, ids,
 * sidebars. Dates of changes are left out. Never throws for what authors can do: that comes back as problems.
 *
 * @param dir folder of the site or of the docs
 * @throws Error when there is no such folder
 * @see acceptance RT-23, BLD-10
 */
export function buildDocusaurusModel(dir: string, options: DocusaurusModelOptions = {}): DocusaurusModel {
  const site = loadDocusaurusSite(dir, options);
  const { includeDrafts = false, root } = options;
  const model = buildSiteModel({
    site: {
      versions: toVersionConfigs(site),
      docs: {
        pluginId: 'default',
        sidebarId: 'defaultSidebar',
        breadcrumbs: site.config.docs.breadcrumbs ?? true,
        versionPersistence: 'localStorage',
        editUrl: null,
        showLastUpdateTime: false,
        showLastUpdateAuthor: false,
      },
    },
    includeDrafts,
    contentDir: site.contentDir,
    docusaurus: site,
    ...(root !== undefined && { root }),
  });
  return { site, model };
}
