import { formatDate } from '@/lib/i18n/format-date';
import type { Doc } from '@/lib/content/types';
import { Link } from '@/components/link/link';
import { ExternalIcon } from '@/components/shell/icons';

function LastUpdated({ update }: { update: NonNullable<Doc['lastUpdate']> }) {
  return (
    <span className="theme-last-updated">
      Last updated
      {update.date && (
        <>
          {' on '}
          <time dateTime={update.date}>{formatDate(update.date)}</time>
        </>
      )}
      {update.author && ` by ${update.author}`}
    </span>
  );
}

/** Row below the body: tags, edit link, what it was checked against, last change (DOC-16, DOC-17). */
export function DocFooter({ doc }: { doc: Doc }) {
  const checked = doc.frontmatter.checked_against;
  const tags = doc.frontmatter.tags ?? [];
  return (
    <footer className="doc-footer">
      {tags.length > 0 && (
        <p className="doc-tags">
          Tags: {tags.map((tag) => (typeof tag === 'string' ? tag : tag.label)).join(', ')}
        </p>
      )}
      <div className="doc-footer-row">
        {doc.editUrl && (
          <Link href={doc.editUrl} className="theme-edit-this-page" aria-description="Opens in a new tab">
            Edit this page
            <ExternalIcon />
          </Link>
        )}
        <span className="doc-footer-facts">
          {checked && (
            <span className="theme-checked-against" title={checked.sources.join('\n')}>
              Checked against {checked.version}
            </span>
          )}
          {doc.lastUpdate && <LastUpdated update={doc.lastUpdate} />}
        </span>
      </div>
    </footer>
  );
}
