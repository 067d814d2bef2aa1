import { Fragment, type ReactNode } from 'react';
import { getLatestVersion } from '@/lib/docs/versions';
import { repositoryUrl } from '@/lib/site/constants';
import { getCheckedLine, getReleaseLine } from '@/lib/site/release-line';
import type { SiteConfig, VersionConfig } from '@/lib/site/schema';
import type { ChangeList } from '@/lib/versions/change-list';
import { HtmlPlace } from './html-place';
import { offlineCopiesEnd, offlineCopiesStart, pdfLinksEnd, pdfLinksStart } from './offline-copies';
import { TableFromRows } from './table-from-rows';
import { TextLink } from './text-link';
import type { SitePageContent } from './site-page';

type ArchivedVersion = SiteConfig['archivedVersions'][number];
type DocsVersionsProps = Pick<SiteConfig, 'versions' | 'archivedVersions'>;

/** Returns the maintenance state of a version, as shown to readers. */
function describeState({ isLast, banner }: VersionConfig): string {
  if (banner === 'unmaintained') return 'Frozen';
  if (banner === 'unreleased') return 'Not released yet';
  return isLast ? 'Current' : 'Maintained';
}

/** Formats `2025-04` as `April 2025`. */
function formatMonth(value: string | undefined): ReactNode {
  if (value === undefined) return '–';
  const format = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={value}>{format.format(new Date(`${value}-01`))}</time>;
}

const describeServed = (version: VersionConfig): ReactNode[] => {
  const { label, path, viewer } = version;
  const docs = <TextLink href={path === '/' ? path : `${path}/`}>{label}</TextLink>;
  const branch = `release/${getCheckedLine(version)}`;
  const covers = (
    <>
      Viewer {getReleaseLine(viewer.release)}, checked against {viewer.checkedAgainst} of{' '}
      <TextLink href={`${repositoryUrl}/tree/${branch}`}>
        <code>{branch}</code>
      </TextLink>
    </>
  );
  const changes = (
    <>
      <TextLink href={viewer.releaseNotes}>Release notes</TextLink>,{' '}
      <TextLink href={viewer.migrationGuide}>migration guide</TextLink>
    </>
  );
  return [docs, describeState(version), formatMonth(viewer.stableSince), covers, changes];
};

const describeArchived = ({ label, href, about, stableSince }: ArchivedVersion): ReactNode[] => {
  const docs = <TextLink href={href}>{label}</TextLink>;
  return [docs, 'Archived elsewhere', formatMonth(stableSince), about, '–'];
};

function States() {
  return (
    <ul>
      <li>
        <strong>Current</strong>: This is the stable line of the viewer. Its pages are corrected and extended.
      </li>
      <li>
        <strong>Maintained</strong>: This is an older line that still receives fixes. Its pages are corrected.
      </li>
      <li>
        <strong>Frozen</strong>: This is an older line that no longer receives fixes. Its pages don’t change,
        and a notice at the top of each page says so.
      </li>
      <li>
        <strong>Archived elsewhere</strong>: The pages are on a separate host.
      </li>
    </ul>
  );
}

/** Places for links that commands add to the finished page. */
const downloads = offlineCopiesStart + offlineCopiesEnd + pdfLinksStart + pdfLinksEnd;

/** Names two releases of the latest line, if its pages were checked against an earlier one than the newest. */
function describePatchVersions(versions: DocsVersionsProps['versions']): string {
  const { release, checkedAgainst } = getLatestVersion(versions).viewer;
  const isSameLine = getReleaseLine(release) === getReleaseLine(checkedAgainst);
  return isSameLine && release !== checkedAgainst ? `, such as ${checkedAgainst} and ${release},` : '';
}

function DocsVersions({ versions, archivedVersions }: DocsVersionsProps) {
  return (
    <>
      <TableFromRows
        columns={['Documentation', 'State', 'Stable since', 'What it covers', 'What changed']}
        rows={[...versions.map(describeServed), ...archivedVersions.map(describeArchived)]}
      />
      <States />
      <p>
        Each documentation covers the use, configuration, deployment and development of its viewer. The pages
        were checked against the source code of the viewer version in the fourth column, which is also named
        at the end of each page. Patch versions of a line{describePatchVersions(versions)} contain fixes and
        no new features, so one documentation covers them all. A line is considered stable from the month in
        which the viewer’s changelog starts the betas of the next line. The changelog does not cover versions
        1 and 2.
      </p>
      <p>
        To open a page in another version, use the version menu in the navigation bar. The{' '}
        <TextLink href="/changes">upgrade overview</TextLink> lists the pages that changed in the latest
        version.
      </p>
      <HtmlPlace html={downloads} />
    </>
  );
}

function YourVersion() {
  return (
    <>
      <ul>
        <li>
          <strong>In the viewer</strong>: In the study list or in a study, click the gear icon at the top
          right and choose <strong>About</strong>. Since 3.10, the dialog shows the version as a large number,
          followed by a suffix such as <code>beta.12</code> if the version is not stable. In 3.9, the row is
          called <strong>Version number</strong>. The commit hash in the same dialog identifies the exact
          source code.
        </li>
        <li>
          <strong>In the source code</strong>: Run <code>cat version.txt</code> in the root folder of the
          repository.
        </li>
        <li>
          <strong>In Docker</strong>: Run <code>docker image ls ohif/app</code> to list the tags. The tag{' '}
          <code>latest</code> does not show which version the image contains, but the <strong>About</strong>{' '}
          dialog does.
        </li>
      </ul>
      <p>
        A product that is built on the viewer may replace the <strong>About</strong> dialog with its own. In
        that case, ask the vendor for the number in <code>version.txt</code>.
      </p>
    </>
  );
}

/** Lists the pages that were removed in the latest version. */
function RemovedPages({ changes }: { changes: ChangeList | null }) {
  const removed =
    changes?.pages.flatMap(({ kind, from }) => (kind === 'removed' && from ? [from] : [])) ?? [];
  if (!changes || removed.length === 0)
    return <p>The latest version has every page of the previous version.</p>;
  return (
    <>
      <p>
        The following pages of {getReleaseLine(changes.from.label)} are no longer part of{' '}
        {getReleaseLine(changes.to.label)}. They remain available at their addresses.
      </p>
      <ul>
        {removed.map(({ route, title, category }) => (
          <li key={route}>
            <TextLink href={route}>{title}</TextLink>
            {category && `, in ${category}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function ArchivedVersions({ archived }: { archived: readonly ArchivedVersion[] }) {
  return (
    <>
      <p>
        The documentation of versions that are no longer part of this site is on separate hosts and does not
        change:{' '}
        {archived.map(({ label, href }, index) => (
          <Fragment key={label}>
            {index > 0 && ', '}
            <TextLink href={href}>{`${label} at ${new URL(href).host}`}</TextLink>
          </Fragment>
        ))}
        . The search of this site does not include their pages.
      </p>
      <p>
        To upgrade from version 2 or later, follow the{' '}
        <TextLink href="/migration-guide/">migration guides</TextLink> one after another, without skipping
        any.
      </p>
    </>
  );
}

function ProductVersions() {
  return (
    <>
      <TableFromRows
        columns={['Line', 'Branch', 'Use it for']}
        rows={[
          [
            'Stable',
            <code key="branch">release/3.x</code>,
            'Production. The line is tested and receives only fixes.',
          ],
          [
            'Beta',
            <code key="branch">master</code>,
            'Contributing, and trying upcoming features. The line contains all fixes and features before they are released.',
          ],
        ]}
      />
      <p>
        Each line has its own npm packages and Docker images. See{' '}
        <TextLink href="/development/getting-started#branches">the branches</TextLink> and{' '}
        <TextLink href="/development/our-process#releases">how a version is released</TextLink>. To learn what
        is new, read the <TextLink href="/release-notes">release notes</TextLink>. For help with an upgrade,
        see <TextLink href="/help">Help</TextLink>.
      </p>
    </>
  );
}

/** Returns the content of `/versions`, derived from the site configuration and the list of changes. */
export const getVersionsPageContent = ({
  versions,
  archivedVersions: archived,
  changes,
}: DocsVersionsProps & { changes: ChangeList | null }): SitePageContent<'/versions'> => ({
  intro: (
    <p>
      Read the documentation of the viewer version that you run. Configuration keys, file names and extension
      APIs differ between versions.
    </p>
  ),
  sections: {
    'documentation-versions': <DocsVersions versions={versions} archivedVersions={archived} />,
    'your-version': <YourVersion />,
    'removed-pages': <RemovedPages changes={changes} />,
    'archived-versions': <ArchivedVersions archived={archived} />,
    'product-version': <ProductVersions />,
  },
});
