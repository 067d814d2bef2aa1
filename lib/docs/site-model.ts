import { sayText, site } from '@/lib/site/config';
import { buildSiteModel } from './build-model';
import { toContentSource } from '@/lib/docusaurus/content-source';
import { getDocusaurusSite } from '@/lib/docusaurus/get-site';
import { mapSidebarTexts } from './sidebar-texts';
import type { SiteModel } from './types';

let memo: { revision: string; model: SiteModel } | null = null;

/**
 * The model of this site, built once a process. Drafts are in it unless `NODE_ENV` is `production`.
 *
 * @param revision any text that changes with the content, e.g. the `revision` of `generated/revision.json`:
 *   a model of another revision is built anew. Without it the model at hand is taken, whatever its revision.
 * @see acceptance BLD-08, VER-01
 */
export function getSiteModel(revision?: string): SiteModel {
  if (memo && (revision === undefined || memo.revision === revision)) return memo.model;
  const docusaurus = getDocusaurusSite();
  const built = buildSiteModel({
    ...(docusaurus && toContentSource(docusaurus)),
    site,
    includeDrafts: process.env.NODE_ENV !== 'production',
  });
  const model = mapSidebarTexts(built, sayText);
  memo = { revision: revision ?? '', model };
  return model;
}

/** Forgets the model, so that the next call builds it anew. */
export function resetSiteModel(): void {
  memo = null;
}
