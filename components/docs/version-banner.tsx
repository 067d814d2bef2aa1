import {
  latestVersionLinkText,
  latestVersionSuggestion,
  noSuchPageInLatest,
  unmaintainedVersion,
  unreleasedVersion,
  versionNotice,
} from '@/lib/i18n/messages/docs';
import type { CategoryRecord, DocRecord } from '@/lib/docs/page-record';
import type { VersionModel } from '@/lib/docs/types';
import { getLatestVersion } from '@/lib/docs/versions';
import { site } from '@/lib/site/config';
import { Link } from '@/components/link/link';

interface VersionBannerProps {
  version: Pick<VersionModel, 'label' | 'banner'>;
  /** The same page in the latest version, else that version's home. */
  latest: Partial<DocRecord['navigation']['latest']> & CategoryRecord['latestHome'];
}

/**
 * Banner on pages of all versions except the latest, with a link to the same page in the latest version (VER-05..07).
 * It contains no text from that page, so that editing one page does not change the other (VER-16).
 */
export function VersionBanner({ version: { label, banner }, latest }: VersionBannerProps) {
  if (banner === 'none') return null;
  const describe = banner === 'unreleased' ? unreleasedVersion : unmaintainedVersion;
  return (
    <aside className="theme-doc-version-banner version-banner" aria-label={versionNotice}>
      <p>{describe(site.title, label)}</p>
      <p>
        {latestVersionSuggestion(
          <strong>
            <Link href={latest.href} data-version={getLatestVersion(site.versions).name}>
              {latestVersionLinkText}
            </Link>
          </strong>,
          latest.label,
        )}
        {latest.sameDoc === false && noSuchPageInLatest}
      </p>
    </aside>
  );
}
