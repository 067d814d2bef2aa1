import type { ReadContentOptions } from '@/lib/content/read';
import { site } from '@/lib/site/config';
import { buildSiteModel } from './build-model';
import type { SiteModel } from './types';

/** Options of `readSiteModel`. */
export interface ReadModelOptions extends Pick<ReadContentOptions, 'contentDir'> {
  /** True (the default) to include drafts, as in development. */
  includeDrafts?: boolean;
}

/** Reads all content from disk and builds the site model. @see acceptance BLD-08, VER-01 */
export const readSiteModel = ({ includeDrafts = true, ...options }: ReadModelOptions = {}): SiteModel =>
  buildSiteModel({ ...options, site, includeDrafts });
