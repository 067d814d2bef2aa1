/** Path, title, heading and description of the page about colors and typography. */
export const designPageHead = {
  route: '/colors-and-type',
  title: 'Colors and Typography',
  heading: 'Colors & Typography',
  description:
    'Every color of the viewer’s controls with its name, its use, its values and its measured contrast in dark and light mode, and the type sizes, weights, corners and spacing.',
} as const;

/** Headings of the sections of the page about colors and typography, by id, in the order of the page. */
export const designSectionHeadings = {
  colors: 'Colors',
  typography: 'Typography',
  shape: 'Shape and spacing',
} as const;
