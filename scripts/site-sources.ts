import type { SiteSources } from '@/lib/build/prepare';
import { showcaseFacts } from './showcase-facts';
import { showcasePages } from './showcase-pages';
import { getSiteTexts } from './site-texts';

/** What components say that checks and search need of them: pages of text, pages of data, the showcase. */
export const siteSources: SiteSources = {
  texts: getSiteTexts,
  dataPages: showcasePages,
  showcase: showcaseFacts,
};
