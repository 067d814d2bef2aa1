import { stringify } from 'yaml';
import { toSiteUrl } from './site-url';
import type { PageRecord } from './page-record';

/**
 * Returns the Markdown version of a page: front matter with what a reader sees around the text, then the text.
 *
 * @param text title and text of the page as Markdown
 */
export function buildPageMarkdown(record: PageRecord, text: string): string {
  const { route, version } = record;
  const isDoc = record.type === 'doc';
  const isOld = version.banner === 'unmaintained' && isDoc;
  const date = isDoc ? record.doc.lastUpdate?.date : undefined;
  const header = {
    title: isDoc ? record.doc.title : record.category.title,
    version: version.label,
    url: toSiteUrl(route),
    ...(isOld && { unmaintained: true, latest: toSiteUrl(record.navigation.latest.href) }),
    ...(date && { last_change: date.slice(0, 10) }),
  };
  return `---\n${stringify(header, { lineWidth: 0 })}---\n\n${text}`;
}
