import { changedSinceVersion, newInVersion } from '@/lib/i18n/messages/docs';
import { Link } from '@/components/link/link';
import { toHref } from '@/components/link/site-base';
import type { PageChangeSummary } from '@/lib/versions/change-list';

/**
 * Note that a page is new or has changed since the previous version. It links to the overview of changes, unless
 * `attachChangesDialog` makes it open the comparison. `data-native` makes the browser follow the link, not the router,
 * so that no page prefetches the overview.
 */
export function ChangeNote({ change: { isNew, release, file } }: { change: PageChangeSummary }) {
  return (
    <Link href="/changes" className="change-note" data-native="" data-changes={file && toHref(file)}>
      {isNew ? newInVersion(release) : changedSinceVersion(release)}
    </Link>
  );
}
