/** Titles and descriptions of the galleries, by address, for their pages, the cards that link to them, and search. */
export const galleryHeads = {
  '/components': {
    title: 'OHIF Viewer Design System',
    description:
      'The interface controls of the OHIF viewer, live: each with its examples, their code, its props and its keys.',
  },
  '/components-list': {
    title: 'Components',
    description:
      'Every example of every control on one page, to compare them, to try them one after the other, and to filter them.',
  },
  '/patterns': {
    title: 'Patterns',
    description:
      'Panels of the OHIF viewer made of its controls: lists of measurements and segments, split panels, tumor volumes.',
  },
  '/colors-and-type': {
    title: 'Colors and Typography',
    description:
      'The colors of the OHIF viewer with their roles, values and measured contrast in both modes, and its type scale.',
  },
} as const;

/** Address of a gallery. */
export type GalleryRoute = keyof typeof galleryHeads;
