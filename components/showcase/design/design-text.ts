/** Head of the page of colors and typography; its heading has an ampersand. */
export const designHead = {
  route: '/colors-and-type',
  title: 'Colors and Typography',
  heading: 'Colors & Typography',
  description:
    'Every color of the viewer’s controls with its name, its use, its values and its measured contrast in dark and light mode, and the type sizes, weights, corners and spacing.',
} as const;

/** Sections of that page: id and heading, in order. The first contains the groups of colors. */
export const designSections = {
  colors: 'Colors',
  typography: 'Typography',
  shape: 'Shape and spacing',
} as const;
