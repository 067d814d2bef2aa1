import { reportBody, reportTitle } from '@/lib/i18n/messages/docs';

/** The page that a report is about. */
export interface ReportedPage {
  title: string;
  /** Label of the page's version. */
  version: string;
  /** Full URL of the page. */
  url: string;
  /** Date and time of the last change, in ISO 8601 format. */
  date: string | undefined;
  /** Commit that the site is built from; null if unknown. */
  commit: string | null;
}

/**
 * Returns the URL with which a reader reports a problem with a page.
 *
 * @param template URL with the placeholders `{title}` and `{body}`; null if the site has no such link
 */
export function getReportUrl(
  template: string | null,
  { title, version, url, date, commit }: ReportedPage,
): string | null {
  const facts = [`${title}, ${version}`, url, date?.slice(0, 10), commit].filter(Boolean).join('\n');
  const values = { title: reportTitle(title, version), body: reportBody(facts) };
  return (
    template?.replace(/\{(title|body)\}/g, (_, name: keyof typeof values) =>
      encodeURIComponent(values[name]),
    ) ?? null
  );
}
