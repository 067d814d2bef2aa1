import { getChangesText } from '@/components/pages/changes-text';
import { helpText } from '@/components/pages/help-text';
import { getVersionsText } from '@/components/pages/versions-text';
import type { SitePageElements } from '@/lib/search/site-records';
import { site } from '@/lib/site/config';
import type { ChangeList } from '@/lib/versions/change-list';

/**
 * The site's own text pages, for the search index. The overview of changes is indexed without its tables: they contain
 * the titles of all pages, and searches would find it instead of the pages.
 * @param changes what the latest version changed
 */
export function getSiteTexts(changes: ChangeList | null): readonly SitePageElements[] {
  const { intro, sections } = getChangesText(changes);
  return [
    { route: '/help', ...helpText },
    { route: '/versions', ...getVersionsText({ ...site, changes }) },
    { route: '/changes', intro, sections: { size: sections.size } },
  ];
}
