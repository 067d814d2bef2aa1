/** Components that pages may use by name. The map in `components/mdx` must contain exactly these. */
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
  'Screenshot',
  'TabItem',
  'Tabs',
  'Term',
  'ThemedImage',
  'TOCInline',
  'Video',
] as const;

export type MdxComponentName = (typeof mdxComponentNames)[number];
