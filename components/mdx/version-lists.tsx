import { Fragment, type ReactNode } from 'react';
import type { PageContext } from '@/lib/mdx/types';
import { site as ownSite } from '@/lib/site/config';
import { repositoryUrl } from '@/lib/site/constants';
import { getCheckedLine, getReleaseLine } from '@/lib/site/release-line';
import type { SiteConfig, VersionConfig } from '@/lib/site/schema';
import { createContentLink } from './content-link';
import { TableFromRows } from './table-from-rows';

/** Returns the maintenance state of a version, as shown to readers. */
function describeState({ isLast, banner }: VersionConfig): string {
  if (banner === 'unmaintained') return 'Frozen';
  if (banner === 'unreleased') return 'Not released yet';
  return isLast ? 'Current' : 'Maintained';
}

/** Formats `2025-04` as `April 2025`. */
function formatMonth(value: string | undefined, language: string): ReactNode {
  if (value === undefined) return '–';
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={value}>{format.format(new Date(`${value}-01`))}</time>;
}

/** Creates the components that list the versions of the documentation. @see acceptance RT-04 */
export function createVersionLists(
  context: PageContext,
  { versions, archivedVersions, i18n }: Pick<SiteConfig, 'versions' | 'archivedVersions' | 'i18n'> = ownSite,
) {
  const Link = createContentLink(context);

  const describeServed = (version: VersionConfig): ReactNode[] => {
    const { label, path, viewer } = version;
    const docs = <Link href={path === '/' ? path : `${path}/`}>{label}</Link>;
    const branch = `release/${getCheckedLine(version)}`;
    const covers = (
      <>
        Viewer {getReleaseLine(viewer.release)}, checked against {viewer.checkedAgainst} of{' '}
        <Link href={`${repositoryUrl}/tree/${branch}`}>
          <code>{branch}</code>
        </Link>
      </>
    );
    const changes = (
      <>
        <Link href={viewer.releaseNotes}>Release notes</Link>,{' '}
        <Link href={viewer.migrationGuide}>migration guide</Link>
      </>
    );
    return [
      docs,
      describeState(version),
      formatMonth(viewer.stableSince, i18n.defaultLocale),
      covers,
      changes,
    ];
  };

  const describeArchived = ({ label, href, about, stableSince }: SiteConfig['archivedVersions'][number]) => {
    const docs = <Link href={href}>{label}</Link>;
    return [docs, 'Archived elsewhere', formatMonth(stableSince, i18n.defaultLocale), about, '–'];
  };

  return {
    /** Table of all versions, with state, date, viewer version, and links to what changed. */
    VersionsTable: () => (
      <TableFromRows
        columns={['Documentation', 'State', 'Stable since', 'What it covers', 'What changed']}
        rows={[...versions.map(describeServed), ...archivedVersions.map(describeArchived)]}
      />
    ),

    /** Links to the archived versions, within a sentence. */
    ArchivedVersions: () =>
      archivedVersions.map(({ label, href }, index) => (
        <Fragment key={label}>
          {index > 0 && ', '}
          <Link href={href}>{`${label} at ${new URL(href).host}`}</Link>
        </Fragment>
      )),

    /** List of the pages that were removed in the latest version. */
    RemovedPages: () => {
      const { from, to, pages } = context.removedPages() ?? { pages: [] };
      if (pages.length === 0) return <p>The latest version has every page of the previous version.</p>;
      return (
        <>
          <p>
            The following pages of {from} are no longer part of {to}. They remain available at their
            addresses.
          </p>
          <ul>
            {pages.map(({ route, title, category }) => (
              <li key={route}>
                <Link href={route}>{title}</Link>
                {category && `, in ${category}`}
              </li>
            ))}
          </ul>
        </>
      );
    },
  };
}
