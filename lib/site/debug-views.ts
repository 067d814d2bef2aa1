/** Name of the folder with JSON about the build, in `public` and in URLs. @see acceptance BLD-06 */
export const siteDataDir = 'site-data';

export interface DebugView {
  /** Last segment of the page's route. */
  name: string;
  /** Label of the link to the page in the menu of the debug area. */
  label: string;
  title: string;
  about: string;
  /** Names, without extension, of the JSON files in `siteDataDir` that contain the data. */
  files: readonly string[];
  /** Key of the data in each of the files; the values from several files are merged into one object. */
  key: string;
  /** Number of tree levels that are initially expanded. */
  openLevels: number;
}

/** Pages of the debug area in menu order; the first is also its index page. @see acceptance RT-11, DBG-01..DBG-08 */
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

export type DebugViewName = (typeof debugViews)[number]['name'];

/** Returns the debug page with the given name. */
export function getDebugView(name: DebugViewName): DebugView {
  return debugViews.find((view) => view.name === name) ?? debugViews[0];
}
