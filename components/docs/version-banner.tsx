import { translate } from '@/lib/i18n/translate';
import { Translate } from '@/components/translate/translate';
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
    translate(
      {
        id: 'theme.docs.versions.unmaintainedVersionLabel',
        message:
          'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
        description: 'Notice on pages of an older version',
      },
      { siteTitle: title, versionLabel: label },
    ),
  unreleased: (title: string, label: string) =>
    translate(
      {
        id: 'theme.docs.versions.unreleasedVersionLabel',
        message: 'This is unreleased documentation for {siteTitle} {versionLabel} version.',
        description: 'Notice on pages of a version that is not released',
      },
      { siteTitle: title, versionLabel: label },
    ),
};

/** Says that a page belongs to another version than the latest, and leads to its counterpart (VER-05..07). Says nothing of
 * the latest page itself: an edit of that one must not change this one (VER-16). */
export function VersionBanner({ banner, siteTitle, versionLabel, latest, latestName }: VersionBannerProps) {
  if (banner === 'none') return null;
  return (
    <aside
      className="theme-doc-version-banner version-banner"
      aria-label={translate({
        id: 'site.versions.notice',
        message: 'Version notice',
        description: 'Name of the notice on pages of another version than the latest',
      })}
    >
      <p>{texts[banner](siteTitle, versionLabel)}</p>
      <p>
        <Translate
          id="theme.docs.versions.latestVersionSuggestionLabel"
          description="Second sentence of the notice on pages of another version than the latest"
          values={{
            latestVersionLink: (
              <strong>
                <Link href={latest.href} data-version={latestName}>
                  {translate({
                    id: 'theme.docs.versions.latestVersionLinkLabel',
                    message: 'latest version',
                    description: 'Link in the notice on pages of another version than the latest',
                  })}
                </Link>
              </strong>
            ),
            versionLabel: latest.label,
          }}
        >
          {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
        </Translate>
        {latest.sameDoc === false &&
          translate({
            id: 'site.versions.noSuchPage',
            message: ' It has no page like this one; the link leads to its start.',
            description:
              'Third sentence of that notice, where the latest version lacks the page; begins with a blank',
          })}
      </p>
    </aside>
  );
}
