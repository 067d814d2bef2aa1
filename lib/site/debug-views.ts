/** Folder of the published JSON about the build, in the static files, and its URL path. @see acceptance BLD-06 */
export const siteDataDir = 'site-data';

/** One page of the debug area. */
export interface DebugView {
  /** Last segment of the view's path. */
  name: string;
  /** Label of the link in the debug area's menu. */
  label: string;
  title: string;
  /** Description of the page, in a sentence. */
  about: string;
  /** Files in `siteDataDir`, without extension, that contain the data. */
  files: readonly string[];
  /** Key of the data in these files; the values of several files are merged into one object. */
  key: string;
  /** Levels of the tree that are initially open. */
  openLevels: number;
}

/** The pages of the debug area, as its menu lists them; `config` is also shown at its index. @see acceptance RT-11, DBG-01..DBG-08 */
export const debugViews = [
  {
    name: 'config',
    label: 'Config',
    title: 'Site config',
    about: 'The configuration that this site was built with. The keys of services are truncated.',
    files: ['debug'],
    key: 'config',
    openLevels: 2,
  },
  {
    name: 'metadata',
    label: 'Metadata',
    title: 'Site Metadata',
    about:
      'The versions of this site, its plugins and its dependencies, and of the generator whose behavior it reproduces.',
    files: ['debug'],
    key: 'metadata',
    openLevels: 3,
  },
  {
    name: 'registry',
    label: 'Registry',
    title: 'Registry',
    about: 'The modules of the pages: the address that each one serves, its alias and its file.',
    files: ['debug'],
    key: 'registry',
    openLevels: 1,
  },
  {
    name: 'routes',
    label: 'Routes',
    title: 'Routes',
    about:
      'Every address that the site serves, whether it is exact, what its page is made from, and the addresses below it.',
    files: ['debug'],
    key: 'routes',
    openLevels: 1,
  },
  {
    name: 'content',
    label: 'Content',
    title: 'Plugin content',
    about: 'The content that each plugin loaded: docs with their front matter, sidebars and other pages.',
    files: ['docs', 'pages'],
    key: 'loaded',
    openLevels: 2,
  },
  {
    name: 'globalData',
    label: 'Global data',
    title: 'Global data',
    about:
      'The data that the docs plugin shares with the whole site: its versions, with their docs, drafts and sidebars.',
    files: ['docs'],
    key: 'globalData',
    openLevels: 5,
  },
] as const satisfies readonly DebugView[];

/** Name of a page of the debug area. */
export type DebugViewName = (typeof debugViews)[number]['name'];

/** Looks up a page of the debug area. */
export function getDebugView(name: DebugViewName): DebugView {
  return debugViews.find((view) => view.name === name) ?? debugViews[0];
}
