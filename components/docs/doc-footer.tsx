import { opensInNewTab } from '@/lib/i18n/messages/content';
import {
  checkedAgainstVersion,
  editThisPage,
  lastUpdated,
  lastUpdatedAt,
  lastUpdatedBy,
  tagsLabel,
} from '@/lib/i18n/messages/docs';
import { formatDate } from '@/lib/i18n/format-date';
import type { Doc } from '@/lib/content/types';
import { Link } from '@/components/link/link';
import { ExternalLinkIcon } from '@/components/shell/icons';

function LastUpdated({ update }: { update: NonNullable<Doc['lastUpdate']> }) {
  return (
    <span className="theme-last-updated">
      {lastUpdated(
        update.date && lastUpdatedAt(<time dateTime={update.date}>{formatDate(update.date)}</time>),
        update.author && lastUpdatedBy(update.author),
      )}
    </span>
  );
}

/** Names the viewer version that the page was checked against; expands to the list of checked source files. */
function CheckedAgainst({ checked }: { checked: NonNullable<Doc['frontmatter']['checked_against']> }) {
  return (
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
  );
}

/** Footer below the text of a doc: tags, edit link, last update, checked viewer version (DOC-16, DOC-17). */
export function DocFooter({ doc }: { doc: Pick<Doc, 'frontmatter' | 'editUrl' | 'lastUpdate'> }) {
  const checked = doc.frontmatter.checked_against;
  const tags = doc.frontmatter.tags ?? [];
  return (
    <footer className="doc-footer">
      {tags.length > 0 && (
        <p className="doc-tags">
          {tagsLabel} {tags.map((tag) => (typeof tag === 'string' ? tag : tag.label)).join(', ')}
        </p>
      )}
      <div className="doc-footer-row">
        {doc.editUrl && (
          <Link href={doc.editUrl} className="theme-edit-this-page" aria-description={opensInNewTab}>
            {editThisPage}
            <ExternalLinkIcon />
          </Link>
        )}
        {doc.lastUpdate && <LastUpdated update={doc.lastUpdate} />}
      </div>
      {checked && <CheckedAgainst checked={checked} />}
    </footer>
  );
}
