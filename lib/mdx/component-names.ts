/** Components that pages may use by name. The map in `components/mdx` must contain exactly these. */
export const mdxComponentNames = [
  'Admonition',
  'ArchivedVersions',
  'Card',
  'Cards',
  'CodeBlock',
  'Details',
  'Diagram',
  'DocCardList',
  'DownloadLinks',
  'Heading',
  'Image',
  'RemovedPages',
  'Screenshot',
  'TabItem',
  'Tabs',
  'Term',
  'ThemedImage',
  'TOCInline',
  'VersionsTable',
  'Video',
] as const;

export type MdxComponentName = (typeof mdxComponentNames)[number];
