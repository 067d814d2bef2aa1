import { Fragment, type ReactNode } from 'react';
import { repositoryUrl } from '@/lib/site/constants';
import type { SiteConfig, VersionConfig } from '@/lib/site/schema';
import { getReleaseLine, type ChangeList } from '@/lib/versions/change-list';
import { HtmlPlace } from './html-place';
import { offlineCopiesEnd, offlineCopiesStart, pdfLinksEnd, pdfLinksStart } from './offline-copies';
import { readPageText } from './read-page-text';
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
  const covers = viewer && (
    <>
      Viewer {getReleaseLine(viewer.version)}, checked against {viewer.version} of{' '}
      <TextLink href={`${repositoryUrl}/tree/${viewer.branch}`}>
        <code>{viewer.branch}</code>
      </TextLink>
    </>
  );
  const changes = viewer && (
    <>
      <TextLink href={viewer.releaseNotes}>Release notes</TextLink>,{' '}
      <TextLink href={viewer.migrationGuide}>migration guide</TextLink>
    </>
  );
  return [docs, describeState(version), formatMonth(viewer?.stableSince), covers ?? '–', changes ?? '–'];
};

const describeArchived = ({ label, href, about, stableSince }: ArchivedVersion): ReactNode[] => {
  const docs = <TextLink href={href}>{label}</TextLink>;
  return [docs, 'Archived elsewhere', formatMonth(stableSince), about, '–'];
};

/** Places for links that commands add to the finished page. */
const downloads = offlineCopiesStart + offlineCopiesEnd + pdfLinksStart + pdfLinksEnd;

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
  );
}

const productLines = [
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
];

/** Returns the content of `/versions`, derived from the site configuration and the list of changes. */
export function getVersionsPageContent({
  versions,
  archivedVersions: archived,
  changes,
}: DocsVersionsProps & { changes: ChangeList | null }): SitePageContent<'/versions'> {
  const { intro, sections } = readPageText('/versions');
  return {
    intro,
    sections: {
      'documentation-versions': (
        <>
          <TableFromRows
            columns={['Documentation', 'State', 'Stable since', 'What it covers', 'What changed']}
            rows={[...versions.map(describeServed), ...archived.map(describeArchived)]}
          />
          {sections['documentation-versions']}
          <HtmlPlace html={downloads} />
        </>
      ),
      'your-version': sections['your-version'],
      'removed-pages': <RemovedPages changes={changes} />,
      'archived-versions': (
        <>
          <ArchivedVersions archived={archived} />
          {sections['archived-versions']}
        </>
      ),
      'product-version': (
        <>
          <TableFromRows columns={['Line', 'Branch', 'Use it for']} rows={productLines} />
          {sections['product-version']}
        </>
      ),
    },
  };
}
