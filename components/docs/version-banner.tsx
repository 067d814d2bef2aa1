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
  unmaintained: (title: string, label: string) =>
    `This is documentation for ${title} ${label}, which is no longer actively maintained.`,
  unreleased: (title: string, label: string) =>
    `This is unreleased documentation for ${title} ${label} version.`,
};

/** Says that a page belongs to another version than the latest, and leads to its counterpart (VER-05..07). Says nothing of
 * the latest page itself: an edit of that one must not change this one (VER-16). */
export function VersionBanner({ banner, siteTitle, versionLabel, latest, latestName }: VersionBannerProps) {
  if (banner === 'none') return null;
  return (
    <aside className="theme-doc-version-banner version-banner" aria-label="Version notice">
      <p>{texts[banner](siteTitle, versionLabel)}</p>
      <p>
        For up-to-date documentation, see the{' '}
        <strong>
          <Link href={latest.href} data-version={latestName}>
            latest version
          </Link>
        </strong>{' '}
        ({latest.label}).
        {latest.sameDoc === false && ' It has no page like this one; the link leads to its start.'}
      </p>
    </aside>
  );
}
