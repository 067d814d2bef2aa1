import { site, translateText } from '@/lib/site/config';
import { buildSiteModel } from './build-model';
import type { ContentSource } from './content-source';
import { mapSidebarTexts } from './sidebar-texts';
import type { SiteModel } from './types';

/** Options for reading the content. */
export interface ReadModelOptions {
  /** Whether drafts are included, as in development; true by default. */
  includeDrafts?: boolean;
  /** Source of imported content; undefined for our own content. */
  source?: ContentSource | undefined;
}

/**
 * Reads all content from disk and derives the model of this site.
 *
 * @see acceptance BLD-08, VER-01
 */
export function readSiteModel({ includeDrafts = true, source }: ReadModelOptions = {}): SiteModel {
  const model = buildSiteModel({ ...source, site, includeDrafts });
  return mapSidebarTexts(model, translateText);
}
