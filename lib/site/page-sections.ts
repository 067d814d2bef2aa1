/**
 * Sections of the site's own pages of text: id and heading, in order, by address. The pages draw them, their contents
 * list shows them, and the check of anchors knows them.
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
  '/versions': {
    'documentation-versions': 'Documentation versions',
    'your-version': 'Which version you run',
    'archived-versions': 'Archived versions',
    'product-version': 'Stable and beta versions of the viewer',
  },
} as const;

/** Address of one of these pages. */
export type SectionedPage = keyof typeof pageSections;

/** Ids of the sections, by address. */
export const pageAnchors: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(pageSections).map(([route, sections]) => [route, new Set(Object.keys(sections))]),
);
