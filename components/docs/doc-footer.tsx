import { translate } from '@/lib/i18n/translate';
import { Translate } from '@/components/translate/translate';
import { formatDate } from '@/lib/i18n/format-date';
import type { Doc } from '@/lib/content/types';
import { Link } from '@/components/link/link';
import { ExternalIcon } from '@/components/shell/icons';

function LastUpdated({ update }: { update: NonNullable<Doc['lastUpdate']> }) {
  return (
    <span className="theme-last-updated">
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="Below a page: when and by whom it was changed last"
        values={{
          atDate: update.date && (
            <Translate
              id="theme.lastUpdated.atDate"
              description="Part of the line below a page that says when it was changed last"
              values={{ date: <time dateTime={update.date}>{formatDate(update.date)}</time> }}
            >
              {' on {date}'}
            </Translate>
          ),
          byUser:
            update.author &&
            translate(
              {
                id: 'theme.lastUpdated.byUser',
                message: ' by {user}',
                description: 'Part of the line below a page that says who changed it last',
              },
              { user: update.author },
            ),
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}

/** The viewer version that the page was checked against; unfolds to the source files. */
function CheckedAgainst({ checked }: { checked: NonNullable<Doc['frontmatter']['checked_against']> }) {
  return (
    <details className="theme-checked-against">
      <summary>
        {translate(
          {
            id: 'site.checkedAgainst',
            message: 'Checked against {version}',
            description: 'Below a page: the version of the viewer that its statements were checked against',
          },
          { version: checked.version },
        )}
      </summary>
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

/** Row below the body: tags, edit link, what it was checked against, last change (DOC-16, DOC-17). */
export function DocFooter({ doc }: { doc: Doc }) {
  const checked = doc.frontmatter.checked_against;
  const tags = doc.frontmatter.tags ?? [];
  return (
    <footer className="doc-footer">
      {tags.length > 0 && (
        <p className="doc-tags">
          {translate({
            id: 'theme.tags.tagsListLabel',
            message: 'Tags:',
            description: 'Stands before the tags of a page',
          })}{' '}
          {tags.map((tag) => (typeof tag === 'string' ? tag : tag.label)).join(', ')}
        </p>
      )}
      <div className="doc-footer-row">
        {doc.editUrl && (
          <Link
            href={doc.editUrl}
            className="theme-edit-this-page"
            aria-description={translate({
              id: 'site.link.newTab',
              message: 'Opens in a new tab',
              description: 'Said of links to other sites by screen readers',
            })}
          >
            {translate({
              id: 'theme.common.editThisPage',
              message: 'Edit this page',
              description: 'Link below a page to its source',
            })}
            <ExternalIcon />
          </Link>
        )}
        {doc.lastUpdate && <LastUpdated update={doc.lastUpdate} />}
      </div>
      {checked && <CheckedAgainst checked={checked} />}
    </footer>
  );
}
