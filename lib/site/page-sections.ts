/** Sections of site pages such as `/help`: route → id → heading, in page order. @see acceptance RT-04, RT-05, BLD-03 */
export const sitePageSections = {
  '/help': {
    'before-you-ask': 'Before you ask',
    'get-support': 'Get support',
    'bug-report': 'What to include in a bug report',
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
    'your-version': 'Find out which version you run',
    'removed-pages': 'Removed pages',
    'archived-versions': 'Archived versions',
    'product-version': 'Stable and beta versions of the viewer',
  },
  '/accessibility': {
    conformance: 'Conformance',
    tests: 'How it was tested',
    limits: 'Known limits',
    feedback: 'Feedback',
  },
} as const;

/** Titles and descriptions of site pages by route, for their HTML metadata and for search. */
export const sitePageHeads = {
  '/help': {
    title: 'Help',
    description:
      'Where to ask a question, report a bug, a security problem or a mistake in the documentation, and request a feature, and what to include.',
  },
  '/versions': {
    title: 'Versions',
    description:
      'The versions of this documentation, the viewer version that each was checked against, where to find older ones, and how to find out which version you run.',
  },
  '/changes': {
    title: 'Upgrade overview',
    description:
      'The pages of this documentation that are new, changed, moved or removed since the previous version, by section, with the size of each change.',
  },
  '/accessibility': {
    title: 'Accessibility',
    description:
      'How accessible this documentation is by EN 301 549 and WCAG, how that was tested, known limits, and where to report a barrier.',
  },
  '/glossary': {
    title: 'Glossary',
    description: 'DICOM and OHIF viewer terms, each defined in one or two sentences.',
  },
} as const;

/** Route of a site page with sections. */
export type SitePageRoute = keyof typeof sitePageSections;

/** Ids of the sections of each site page, by route. */
export const sitePageAnchors: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(sitePageSections).map(([route, sections]) => [route, new Set(Object.keys(sections))]),
);
