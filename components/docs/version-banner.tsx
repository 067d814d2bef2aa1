import {
  latestVersion,
  latestVersionSuggestion,
  noSuchPageInLatest,
  unmaintainedVersion,
  unreleasedVersion,
  versionNotice,
} from '@/lib/i18n/messages/docs';
import { Link } from '@/components/link/link';

interface VersionBannerProps {
  banner: 'none' | 'unmaintained' | 'unreleased';
  siteTitle: string;
  versionLabel: string;
  /** The same page in the latest version, else that version's home. */
  latest: { href: string; label: string; sameDoc?: boolean };
  latestName: string;
}

const texts = {
  unmaintained: unmaintainedVersion,
  unreleased: unreleasedVersion,
};

/**
 * Notice that the page belongs to another version than the latest, with a link to its counterpart there (VER-05..07).
 * It contains no text of the latest page, so that editing that page does not change this one (VER-16).
 */
export function VersionBanner({ banner, siteTitle, versionLabel, latest, latestName }: VersionBannerProps) {
  if (banner === 'none') return null;
  return (
    <aside className="theme-doc-version-banner version-banner" aria-label={versionNotice}>
      <p>{texts[banner](siteTitle, versionLabel)}</p>
      <p>
        {latestVersionSuggestion(
          <strong>
            <Link href={latest.href} data-version={latestName}>
              {latestVersion}
            </Link>
          </strong>,
          latest.label,
        )}
        {latest.sameDoc === false && noSuchPageInLatest}
      </p>
    </aside>
  );
}
