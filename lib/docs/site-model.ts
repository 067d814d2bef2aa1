import { site, translateText } from '@/lib/site/config';
import { buildSiteModel } from './build-model';
import type { ContentSource } from './content-source';
import { mapSidebarTexts } from './sidebar-texts';
import type { SiteModel } from './types';

/** What is read. */
export interface ReadModelOptions {
  /** Keep drafts as pages, for authors at work; default yes. */
  includeDrafts?: boolean;
  /** Where the content comes from; without it, it is our own. */
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
