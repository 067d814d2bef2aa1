import type { SiteConfig } from '@/lib/site/schema';

/**
 * The older versions that this site serves. `npm run version:cut` and `npm run version:retire` rewrite this file
 * and drop comments. You may edit values; each key is explained in `lib/site/schema.ts`.
 */
export const olderVersions: SiteConfig['versions'] = [
  {
    name: '3.9',
    label: '3.9',
    path: '/3.9',
    dir: 'content/3.9',
    isLast: false,
    banner: 'unmaintained',
    viewer: {
      version: '3.9.3',
      branch: 'release/3.9',
      stableSince: '2024-11',
      releaseNotes: 'https://ohif.org/release-notes/3p9/',
      migrationGuide: '/3.9/migration-guide/3p8-to-3p9/',
    },
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
