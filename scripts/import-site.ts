/**
 * Import it before any module that reads settings: if `CONTENT_DIR` is a site of another generator, its configuration
 * becomes the settings of this process and its child processes. Nothing is awaited before they are set: modules that are
 * imported after this one do not wait for it.
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

/** Source of the content; undefined for our own. */
export const source = dir ? await importSite(dir) : undefined;
