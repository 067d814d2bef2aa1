import { Fragment, type ReactNode } from 'react';
import { repository } from '@/lib/site/constants';
import type { SiteConfig, VersionConfig } from '@/lib/site/schema';
import { getReleaseLine, type ChangeList } from '@/lib/versions/change-list';
import { DataRows } from './data-rows';
import { PageAnchor } from './page-anchor';
import type { SitePageText } from './site-page';

/** Maintenance state of a version. */
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
  const docs = <PageAnchor href={path === '/' ? path : `${path}/`}>{label}</PageAnchor>;
  const covers = viewer && (
    <>
      Viewer {getReleaseLine(viewer.version)}, checked against {viewer.version} of{' '}
      <PageAnchor href={`${repository}/tree/${viewer.branch}`}>
        <code>{viewer.branch}</code>
      </PageAnchor>
    </>
  );
  const changes = viewer && (
    <>
      <PageAnchor href={viewer.releaseNotes}>Release notes</PageAnchor>,{' '}
      <PageAnchor href={viewer.migrationGuide}>migration guide</PageAnchor>
    </>
  );
  return [docs, describeState(version), formatMonth(viewer?.stableSince), covers ?? '–', changes ?? '–'];
};

const describeArchived = ({
  label,
  href,
  about,
  stableSince,
}: SiteConfig['archivedVersions'][number]): ReactNode[] => {
  const docs = <PageAnchor href={href}>{label}</PageAnchor>;
  return [docs, 'Archived elsewhere', formatMonth(stableSince), about, '–'];
};

function States() {
  return (
    <ul>
      <li>
        <strong>Current</strong>: the stable line of the viewer; its pages are corrected and added to.
      </li>
      <li>
        <strong>Maintained</strong>: an older line that still gets fixes; its pages are corrected.
      </li>
      <li>
        <strong>Frozen</strong>: an older line without fixes; its pages stay as they are, and say so at their
        top.
      </li>
      <li>
        <strong>Archived elsewhere</strong>: the pages stand on a host of their own.
      </li>
    </ul>
  );
}

function DocsVersions({ versions, archivedVersions }: Pick<SiteConfig, 'versions' | 'archivedVersions'>) {
  return (
    <>
      <DataRows
        columns={['Documentation', 'State', 'Stable since', 'What it covers', 'What changed']}
        rows={[...versions.map(describeServed), ...archivedVersions.map(describeArchived)]}
      />
      <States />
      <p>
        Each covers the use, configuration, deployment and development of its viewer. What a page says was
        looked up in the source of the viewer version in the fourth column; each page names it below its text.
        Patch versions of one line, such as 3.10.1 and 3.10.4, bring fixes and no new features, so one
        documentation serves them all. A line counts as stable from the month in which the viewer’s changelog
        begins the betas of the next one; it does not reach back to versions 2 and 1.
      </p>
      <p>
        The version menu in the bar above leads from a page to the same page of another version. The{' '}
        <PageAnchor href="/changes">upgrade overview</PageAnchor> lists the pages that the latest version
        changed.
      </p>
    </>
  );
}

function YourVersion() {
  return (
    <>
      <ul>
        <li>
          <strong>In the viewer</strong>: open the menu behind the gear at the top right, in the study list or
          in a study, and choose <strong>About</strong>. Since 3.10 the dialog shows the version as a large
          number, and the part after it, such as <code>beta.12</code>, if it is no stable one. In 3.9 the row
          is called <strong>Version number</strong>. The commit hash in the same dialog names the exact
          source.
        </li>
        <li>
          <strong>In the source</strong>: <code>cat version.txt</code> in the root of the repository.
        </li>
        <li>
          <strong>In Docker</strong>: <code>docker image ls ohif/app</code> lists the tags. The tag{' '}
          <code>latest</code> does not say which version it is; the <strong>About</strong> dialog does.
        </li>
      </ul>
      <p>
        A product that is built on the viewer may have put a dialog of its own in place of{' '}
        <strong>About</strong>. Then ask whoever built it for the number in <code>version.txt</code>.
      </p>
    </>
  );
}

/** Pages that were removed in the latest version. */
function RemovedPages({ changes }: { changes: ChangeList | null }) {
  const removed =
    changes?.pages.flatMap(({ kind, from }) => (kind === 'removed' && from ? [from] : [])) ?? [];
  if (!changes || removed.length === 0) return <p>The latest version has every page of the one before.</p>;
  return (
    <>
      <p>
        Pages of {getReleaseLine(changes.from.label)} that {getReleaseLine(changes.to.label)} has no more.
        They stay where they are.
      </p>
      <ul>
        {removed.map(({ route, title, category }) => (
          <li key={route}>
            <PageAnchor href={route}>{title}</PageAnchor>
            {category && `, in ${category}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function ArchivedVersions({ archived }: { archived: SiteConfig['archivedVersions'] }) {
  return (
    <>
      <p>
        The documentation of versions that this site does not hold any more stands on hosts of its own and
        does not change:{' '}
        {archived.map(({ label, href }, index) => (
          <Fragment key={label}>
            {index > 0 && ', '}
            <PageAnchor href={href}>{`${label} at ${new URL(href).host}`}</PageAnchor>
          </Fragment>
        ))}
        . This site’s search does not find its pages.
      </p>
      <p>
        To upgrade from version 2 or later, follow the{' '}
        <PageAnchor href="/migration-guide/">migration guides</PageAnchor> one after the other, without
        leaving one out.
      </p>
    </>
  );
}

function ProductVersions() {
  return (
    <>
      <DataRows
        columns={['Line', 'Branch', 'Use it for']}
        rows={[
          ['Stable', <code key="branch">release/3.x</code>, 'Production: tested, later changes are fixes'],
          [
            'Beta',
            <code key="branch">master</code>,
            'Trying what comes next, and contributing: all fixes and features, not yet released',
          ],
        ]}
      />
      <p>
        Each line has npm packages and Docker images of its own; see{' '}
        <PageAnchor href="/development/getting-started#branches">the branches</PageAnchor> and{' '}
        <PageAnchor href="/development/our-process#releases">how a version is made</PageAnchor>. For what is
        new, read the <PageAnchor href="/release-notes">release notes</PageAnchor>; for help with an upgrade,
        see <PageAnchor href="/help">Help</PageAnchor>.
      </p>
    </>
  );
}

/** Content of the versions page, derived from the site configuration. */
export const getVersionsText = ({
  versions,
  archivedVersions: archived,
  changes,
}: Pick<SiteConfig, 'versions' | 'archivedVersions'> & {
  changes: ChangeList | null;
}): SitePageText<'/versions'> => ({
  intro: (
    <p>
      Read the documentation of the viewer that you run: configuration keys, file names and the interfaces for
      extensions differ from version to version.
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
