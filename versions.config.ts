import type { ServedVersion } from '@/lib/site/build-versions';
import type { SiteConfig } from '@/lib/site/schema';

/**
 * The versions that this site serves, newest first. Names, labels and addresses follow from the releases, see
 * `lib/site/build-versions.ts`; each key is explained in `lib/site/schema.ts`. You may edit values. `npm run version:cut`
 * and `npm run version:retire` rewrite this file and drop comments.
 */
export const servedVersions: ServedVersion[] = [
  {
    viewer: {
      release: '3.10.4',
      checkedAgainst: '3.10.1',
      stableSince: '2025-04',
      releaseNotes: 'https://ohif.org/release-notes/3p10/',
      migrationGuide: '/migration-guide/3p9-to-3p10/',
    },
    banner: 'none',
  },
  {
    viewer: {
      release: '3.9.3',
      checkedAgainst: '3.9.3',
      stableSince: '2024-11',
      releaseNotes: 'https://ohif.org/release-notes/3p9/',
      migrationGuide: '/migration-guide/3p8-to-3p9/',
    },
    banner: 'unmaintained',
  },
];

/** Versions that other hosts serve; this site only links to them. */
export const archivedVersions: SiteConfig['archivedVersions'] = [
  {
    label: '3.8.5',
    href: 'https://v3p8.docs.ohif.org',
    about: 'Viewer 3.8',
    stableSince: '2024-04',
  },
  {
    label: '2.0',
    href: 'https://v2.docs.ohif.org',
    about: 'Viewer 2, a front end built with React; deprecated',
  },
  {
    label: '1.0',
    href: 'https://v1.docs.ohif.org',
    about: 'Viewer 1, client and server built with Meteor; deprecated',
  },
];
