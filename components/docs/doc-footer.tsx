import { opensInNewTab } from '@/lib/i18n/messages/content';
import {
  checkedAgainstVersion,
  editThisPage,
  lastUpdated,
  lastUpdatedAt,
  lastUpdatedBy,
  reportProblem,
  tagsLabel,
  viewAsMarkdown,
} from '@/lib/i18n/messages/docs';
import { formatDate } from '@/lib/i18n/format-date';
import type { DocRecord, PageRecord } from '@/lib/docs/page-record';
import { Link } from '@/components/link/link';
import { ExternalLinkIcon } from '@/components/shell/icons';

type LastUpdate = NonNullable<DocRecord['doc']['lastUpdate']>;

function LastUpdated({ date, author }: LastUpdate) {
  return (
    <span className="theme-last-updated">
      {lastUpdated(
        date && lastUpdatedAt(<time dateTime={date}>{formatDate(date)}</time>),
        author && lastUpdatedBy(author),
      )}
    </span>
  );
}

/** Links with which readers correct, copy or report a page; `attachMarkdownCopy` adds a button (DOC-16). */
export function PageTools({
  editUrl = null,
  markdown,
  reportUrl,
}: Pick<PageRecord, 'markdown' | 'reportUrl'> & { editUrl?: string | null }) {
  return (
    <div className="doc-tools">
      {editUrl && (
        <Link href={editUrl} className="theme-edit-this-page" aria-description={opensInNewTab}>
          {editThisPage}
          <ExternalLinkIcon />
        </Link>
      )}
      {reportUrl?.startsWith('mailto:') && <a href={reportUrl}>{reportProblem}</a>}
      {reportUrl?.startsWith('http') && (
        <Link href={reportUrl} aria-description={opensInNewTab}>
          {reportProblem}
          <ExternalLinkIcon />
        </Link>
      )}
      {markdown && (
        <Link href={markdown} className="view-markdown" type="text/markdown">
          {viewAsMarkdown}
        </Link>
      )}
    </div>
  );
}

/** Footer below the text of a doc: tags, links, last update, checked viewer version and files (DOC-16, DOC-17). */
export function DocFooter({ page }: { page: Pick<DocRecord, 'doc' | 'markdown' | 'reportUrl'> }) {
  const { frontmatter, editUrl, lastUpdate } = page.doc;
  const { checked_against: checked, tags = [] } = frontmatter;
  return (
    <footer className="doc-footer">
      {tags.length > 0 && (
        <p className="doc-tags">
          {tagsLabel} {tags.map((tag) => (typeof tag === 'string' ? tag : tag.label)).join(', ')}
        </p>
      )}
      <div className="doc-footer-row">
        <PageTools editUrl={editUrl} markdown={page.markdown} reportUrl={page.reportUrl} />
        {lastUpdate && <LastUpdated {...lastUpdate} />}
      </div>
      {checked && (
        <details className="theme-checked-against">
          <summary>{checkedAgainstVersion(checked.version)}</summary>
          <ul>
            {checked.sources.map((source) => (
              <li key={source}>
                <code>{source}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </footer>
  );
}
