import { sayText, site } from '@/lib/site/config';
import { buildSiteModel } from './build-model';
import { toContentSource } from '@/lib/docusaurus/content-source';
import { getDocusaurusSite } from '@/lib/docusaurus/get-site';
import { mapSidebarTexts } from './sidebar-texts';
import type { SiteModel } from './types';

/**
 * Reads all content from disk and derives the model of this site.
 *
 * @param includeDrafts keep drafts as pages, for authors at work
 * @see acceptance BLD-08, VER-01
 */
export function readSiteModel({ includeDrafts = true } = {}): SiteModel {
  const docusaurus = getDocusaurusSite();
  const model = buildSiteModel({ ...(docusaurus && toContentSource(docusaurus)), site, includeDrafts });
  return mapSidebarTexts(model, sayText);
}
