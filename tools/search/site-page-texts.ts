import { accessibilityPageContent } from '@/components/pages/accessibility-page-content';
import { getChangesPageContent } from '@/components/pages/changes-page-content';
import { helpPageContent } from '@/components/pages/help-page-content';
import { getVersionsPageContent } from '@/components/pages/versions-page-content';
import type { SitePageElements } from '@/lib/search/site-records';
import { site } from '@/lib/site/config';
import type { ChangeList } from '@/lib/versions/change-list';

/**
 * Returns the text of pages that are written as components, for the search index. The page `/changes` is indexed
 * without its tables, which contain the titles of all pages, so that searches find these pages instead.
 * @param changes changes of the latest version
 */
export function getSitePageTexts(changes: ChangeList | null): readonly SitePageElements[] {
  const { intro, sections } = getChangesPageContent(changes);
  return [
    { route: '/help', ...helpPageContent },
    { route: '/versions', ...getVersionsPageContent({ ...site, changes }) },
    { route: '/changes', intro, sections: { size: sections.size } },
    { route: '/accessibility', ...accessibilityPageContent },
  ];
}
