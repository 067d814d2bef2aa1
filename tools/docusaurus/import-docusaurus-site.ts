import { buildSiteModel } from '@/lib/docs/build-model';
import type { SiteModel } from '@/lib/docs/types';
import { toContentSource } from './content-source';
import { loadDocusaurusSite, type LoadSiteOptions } from './load-site';
import { toSiteConfig } from './to-site-config';
import type { DocusaurusSite } from './types';

export interface ImportedSite {
  site: DocusaurusSite;
  model: SiteModel;
}

/**
 * Imports a Docusaurus 3 site, or a single docs folder, and builds its site model without compiling pages. Dates of
 * last updates are omitted. Mistakes of authors are returned as problems.
 * @param dir folder of the site or of the docs
 * @throws Error when the folder does not exist
 * @see acceptance RT-23, BLD-10
 */
export function importDocusaurusSite(dir: string, options: LoadSiteOptions = {}): ImportedSite {
  const site = loadDocusaurusSite(dir, options);
  const { versions, docs } = toSiteConfig(site);
  const model = buildSiteModel({
    ...toContentSource(site, options.root),
    site: {
      versions,
      docs: { ...docs, editUrl: null, showLastUpdateTime: false, showLastUpdateAuthor: false },
    },
    includeDrafts: false,
  });
  return { site, model };
}
