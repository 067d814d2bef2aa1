/** Looks of admonitions: each has an icon and a caption in `components/mdx/admonition.tsx` and colors in `boxes.css`. */
export type AdmonitionLook = 'note' | 'tip' | 'info' | 'warning' | 'caution' | 'danger';

/** Types of admonitions, which hints and `docs/authoring.md` name: type → look. */
const types: Readonly<Record<string, AdmonitionLook>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
};

/** Types that pages from Docusaurus also use: type → look. */
const otherTypes: Readonly<Record<string, AdmonitionLook>> = {
  caution: 'caution',
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

const looks = new Map(Object.entries({ ...types, ...otherTypes }));

/** The types for authors, in one phrase: `:::note, :::tip or :::info`. @param mark text before each type */
export function listAdmonitionTypes(mark = ''): string {
  const format = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return format.format(Object.keys(types).map((type) => mark + type));
}

/** Returns the look of a type that authors can write; undefined for unknown types. @see acceptance DOC-18 */
export const getAdmonitionLook = (type: string): AdmonitionLook | undefined => looks.get(type);
