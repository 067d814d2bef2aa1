/**
 * Sections of the site's own text pages: id and heading, in order, by address. Used by the pages, their table of
 * contents, and the check of anchors.
 * @see acceptance RT-04, RT-05, BLD-03
 */
export const pageSections = {
  '/help': {
    'before-you-ask': 'Before you ask',
    'get-support': 'Get support',
    'bug-report': 'What a bug report needs',
    security: 'Security reports',
    'what-to-expect': 'What to expect',
    community: 'Community',
  },
  '/changes': {
    'at-a-glance': 'At a glance',
    pages: 'Pages by section',
    size: 'How changes are counted',
  },
  '/versions': {
    'documentation-versions': 'Documentation versions',
    'your-version': 'Which version you run',
    'removed-pages': 'Removed pages',
    'archived-versions': 'Archived versions',
    'product-version': 'Stable and beta versions of the viewer',
  },
} as const;

/** Titles and descriptions of the site's own text pages, by address, for their heads and for search. */
export const sitePageHeads = {
  '/help': {
    title: 'Help',
    description:
      'Where to go with a bug, a question, a feature request, a security report or a mistake in the documentation, and what to send.',
  },
  '/versions': {
    title: 'Versions',
    description:
      'Versions of this documentation, the viewer that each was checked against, where older ones are, and how to see which version you run.',
  },
  '/changes': {
    title: 'Upgrade overview',
    description:
      'Pages of this documentation that are new, changed, moved or removed since the version before, by section, with the size of each change.',
  },
  '/glossary': {
    title: 'Glossary',
    description: 'Terms of DICOM and of the OHIF viewer, each explained in one or two sentences.',
  },
} as const;

/** Address of one of these pages. */
export type SectionedPage = keyof typeof pageSections;

/** Ids of the sections, by address. */
export const pageAnchors: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(pageSections).map(([route, sections]) => [route, new Set(Object.keys(sections))]),
);
