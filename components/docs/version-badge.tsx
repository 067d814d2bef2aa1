import { versionBadge } from '@/lib/i18n/messages/docs';
import { toSiteUrl } from '@/lib/docs/site-url';

/** The version of the page (DOC-05); in print it is followed by the page's address. */
export function VersionBadge({ label, route }: { label: string; route: string }) {
  return (
    <span className="theme-doc-version-badge version-badge" data-address={toSiteUrl(route)}>
      {versionBadge(label)}
    </span>
  );
}
