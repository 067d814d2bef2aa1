import { changedSinceVersion, newInVersion } from '@/lib/i18n/messages/docs';
import { Link } from '@/components/link/link';
import { toHref } from '@/components/link/site-base';
import { getReleaseLine } from '@/lib/versions/change-list';
import { getChangeList, getPageChange } from '@/lib/versions/published-changes';

interface ChangeNoteProps {
  /** Name of the page's version. */
  version: string;
  docId: string;
}

/**
 * Note that a page is new or has changed since the previous version. It links to the overview of changes, unless
 * `attachChangesDialog` makes it open the comparison. `data-native` makes the browser follow the link, not the router,
 * so that no page prefetches the overview.
 */
export function ChangeNote({ version, docId }: ChangeNoteProps) {
  const change = getPageChange(version, docId);
  const list = getChangeList();
  if (!change || !list) return null;
  const text = change.from
    ? changedSinceVersion(getReleaseLine(list.from.label))
    : newInVersion(getReleaseLine(list.to.label));
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
