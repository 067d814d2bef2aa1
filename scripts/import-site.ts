/**
 * Import this module before any module that reads settings. If `CONTENT_DIR` names a Docusaurus site, this module sets
 * environment variables from its configuration, for this process and its child processes. The variables must be set
 * before the first `await`, because modules that are imported later do not wait for this one.
 */
import { loadDocusaurusSite } from '@/tools/docusaurus/load-site';
import { toSiteConfig } from '@/tools/docusaurus/to-site-config';
import type { ContentSource } from '@/lib/docs/content-source';

async function importSite(dir: string): Promise<ContentSource> {
  const site = loadDocusaurusSite(dir, {
    routeBasePath: process.env.CONTENT_ROUTE_BASE?.trim() || undefined,
  });
  process.env.DOCS_CONTENT_DIR = site.contentDir;
  process.env.DOCS_SITE = JSON.stringify(toSiteConfig(site));
  process.env.DOCS_BASE_PATH ??= (site.config.baseUrl ?? '/').replace(/\/+$/, '');
  const { toContentSource } = await import('@/tools/docusaurus/content-source');
  return toContentSource(site);
}

const dir = process.env.CONTENT_DIR?.trim();

/** Content of the site in `CONTENT_DIR`; undefined when the project's own content is built. */
export const importedSource = dir ? await importSite(dir) : undefined;
