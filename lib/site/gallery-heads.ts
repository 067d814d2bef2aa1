/** Titles and descriptions of the galleries by path, for their pages, the cards that link to them, and search. */
export const galleryHeads = {
  '/components': {
    title: 'OHIF Viewer Design System',
    description:
      'Live versions of the interface controls of the OHIF viewer, with examples, code, props and keyboard shortcuts.',
  },
  '/components-list': {
    title: 'Components',
    description:
      'All controls on one page, each with its main example and links to the others. Filter them by name or example.',
  },
  '/patterns': {
    title: 'Patterns',
    description:
      'Panels of the OHIF viewer that are built from its controls: measurement lists, segment lists, split panels and tumor volumes.',
  },
  '/colors-and-type': {
    title: 'Colors and Typography',
    description:
      'The colors of the OHIF viewer with their roles, values and measured contrast in dark and light mode, and its type scale.',
  },
} as const;

/** Path of a gallery. */
export type GalleryRoute = keyof typeof galleryHeads;
