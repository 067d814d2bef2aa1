import { helpText } from '@/components/pages/help-text';
import { getVersionsText } from '@/components/pages/versions-text';
import type { SiteText } from '@/lib/search/site-records';
import { site } from '@/lib/site/config';

/** The site's own pages of text, for the search index. */
export const siteTexts: readonly SiteText[] = [
  { route: '/help', ...helpText },
  { route: '/versions', ...getVersionsText(site) },
];
