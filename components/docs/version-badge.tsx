import { versionBadge } from '@/lib/i18n/messages/docs';
import { toSiteUrl } from '@/lib/docs/site-url';

/** Badge with the version of a page (DOC-05); in print, the address of the page follows. */
export function VersionBadge({ label, route }: { label: string; route: string }) {
  return (
    <span className="theme-doc-version-badge version-badge" data-address={toSiteUrl(route)}>
      {versionBadge(label)}
    </span>
  );
}
