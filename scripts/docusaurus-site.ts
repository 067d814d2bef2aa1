/**
 * To be imported before anything that reads settings: where `CONTENT_DIR` names a Docusaurus site, its layout becomes
 * the settings of this process and of those that it starts.
 */
import { loadDocusaurusSite } from '@/lib/docusaurus/load-site';
import { toSiteConfig } from '@/lib/docusaurus/to-site-config';

const dir = process.env.CONTENT_DIR?.trim();
if (dir) {
  const site = loadDocusaurusSite(dir, { routeBasePath: process.env.CONTENT_ROUTE_BASE });
  process.env.DOCS_CONTENT_DIR = site.contentDir;
  process.env.DOCS_SITE = JSON.stringify(toSiteConfig(site));
  process.env.DOCS_BASE_PATH ??= (site.config.baseUrl ?? '/').replace(/\/+$/, '');
}
