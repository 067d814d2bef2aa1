/**
 * Import it before any module that reads settings: if `CONTENT_DIR` is a site of another generator, its configuration
 * becomes the settings of this process and its child processes.
 */
import type { ContentSource } from '@/lib/docs/content-source';

async function importSite(dir: string): Promise<ContentSource> {
  const { loadDocusaurusSite } = await import('@/tools/docusaurus/load-site');
  const { toSiteConfig } = await import('@/tools/docusaurus/to-site-config');
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

/** Source of the content; undefined for our own. */
export const source = dir ? await importSite(dir) : undefined;
