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
  /** The same page there, else the home. */
  latest: { href: string; label: string; sameDoc?: boolean };
  latestName: string;
}

const texts = {
  unmaintained: unmaintainedVersion,
  unreleased: unreleasedVersion,
};

/** Says that a page belongs to another version than the latest, and leads to its counterpart (VER-05..07). Says nothing of
 * the latest page itself: an edit of that one must not change this one (VER-16). */
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
