/** Components that a page may use by name; the map in `components/mdx` must offer exactly these. */
export const mdxComponentNames = [
  'Admonition',
  'BrowserOnly',
  'Card',
  'Cards',
  'CodeBlock',
  'Details',
  'Diagram',
  'DocCardList',
  'Heading',
  'Image',
  'TabItem',
  'Tabs',
  'Term',
  'ThemedImage',
  'TOCInline',
] as const;

export type MdxComponentName = (typeof mdxComponentNames)[number];
