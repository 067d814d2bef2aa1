import { site, translateText } from '@/lib/site/config';
import { buildSiteModel } from './build-model';
import type { ContentSource } from './content-source';
import { translateSidebars } from './translate-sidebars';
import type { SiteModel } from './types';

/** Options of `readSiteModel`. */
export interface ReadModelOptions {
  /** True (the default) to include drafts, as in development. */
  includeDrafts?: boolean;
  /** Source of imported content; undefined for the content of this site. */
  source?: ContentSource | undefined;
}

/** Reads all content from disk and builds the site model, with translated sidebars. @see acceptance BLD-08, VER-01 */
export function readSiteModel({ includeDrafts = true, source }: ReadModelOptions = {}): SiteModel {
  const model = buildSiteModel({ ...source, site, includeDrafts });
  return translateSidebars(model, translateText);
}
