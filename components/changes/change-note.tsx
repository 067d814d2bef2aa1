import { translate } from '@/lib/i18n/translate';
import { Link } from '@/components/link/link';
import { toHref } from '@/components/link/site-base';
import { getReleaseLine } from '@/lib/versions/change-list';
import { getChangeList, getPageChange } from '@/lib/versions/published-changes';

interface ChangeNoteProps {
  /** Name of the version that the page belongs to. */
  version: string;
  docId: string;
}

/**
 * Says that a page is new, or not what it was in the version before. A link to the overview; `attachChanges` makes it
 * open the comparison. The browser follows it itself, so that no page fetches the overview ahead.
 */
export function ChangeNote({ version, docId }: ChangeNoteProps) {
  const change = getPageChange(version, docId);
  const list = getChangeList();
  if (!change || !list) return null;
  const text = change.from
    ? translate(
        {
          id: 'site.changes.changedSince',
          message: 'Changed since {version}',
          description: 'Note on a page that differs from the version before',
        },
        { version: getReleaseLine(list.from.label) },
      )
    : translate(
        {
          id: 'site.changes.newIn',
          message: 'New in {version}',
          description: 'Note on a page that the version before does not have',
        },
        { version: getReleaseLine(list.to.label) },
      );
  return (
    <Link
      href="/changes"
      className="change-note"
      data-native=""
      data-changes={change.file && toHref(change.file)}
    >
      {text}
    </Link>
  );
}
