import { versionBadge } from '@/lib/i18n/messages/docs';
import { toSiteUrl } from '@/lib/docs/site-url';

/** The version that a page belongs to (DOC-05); on paper followed by the page's address. */
export function VersionBadge({ label, route }: { label: string; route: string }) {
  return (
    <span className="theme-doc-version-badge version-badge" data-address={toSiteUrl(route)}>
      {versionBadge(label)}
    </span>
  );
}
