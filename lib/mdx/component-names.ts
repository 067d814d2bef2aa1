/** Props of the components that pages may use by name; null for those that also take all attributes of HTML elements. */
export const componentProps = {
  Admonition: ['type', 'title', 'id', 'className'],
  ArchivedVersions: [],
  Card: ['title', 'href', 'icon'],
  Cards: null,
  CodeBlock: null,
  Details: null,
  Diagram: null,
  DocCardList: ['docIds'],
  DownloadLinks: [],
  Heading: null,
  Image: null,
  RemovedPages: [],
  Screenshot: ['name', 'src', 'alt', 'video', 'size', 'marks'],
  TabItem: ['value', 'label', 'default', 'attributes'],
  Tabs: ['defaultValue', 'groupId', 'queryString', 'values', 'className'],
  Term: ['id'],
  ThemedImage: null,
  TOCInline: ['toc', 'minHeadingLevel', 'maxHeadingLevel'],
  VersionsTable: [],
  Video: ['title', 'href', 'length', 'still'],
} as const satisfies Record<string, readonly string[] | null>;

export type MdxComponentName = keyof typeof componentProps;

/** Components that pages may use by name. The map in `components/mdx` must contain exactly these. */
export const mdxComponentNames = Object.keys(componentProps) as MdxComponentName[];
