/** State of the folder that the new page will be written to. */
export interface NewPageFolder {
  /** Path below the version's folder; empty for that folder itself. */
  dir: string;
  exists: boolean;
  /** True if the folder contains a category file or an index page. */
  isCategory: boolean;
  /** Names of the files and folders that it contains. */
  names: readonly string[];
  /** Sidebar positions that pages and categories in the folder set. */
  positions: readonly number[];
}

/** The requested page and its location. */
export interface NewPageRequest {
  /** Path as typed by the author: `faq/new-page`, with or without an extension. */
  path: string;
  title?: string;
  /** Folder of the version, relative to the project root: `content/latest`. */
  versionDir: string;
  /** Version of the viewer that the pages describe; null for pages outside any version. */
  viewer: string | null;
  /** Reads the state of a folder, given its path below the version's folder. */
  readFolder: (dir: string) => NewPageFolder;
}

/** The page to write, or the reason why it cannot be written. */
export type NewPagePlan =
  | { type: 'page'; file: string; text: string; steps: string[] }
  | { type: 'refusal'; reason: string; hint: string };

const goodName = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;
const refuse = (reason: string, hint: string): NewPagePlan => ({ type: 'refusal', reason, hint });

/** Derives a title from a file name: `my-new-page` → `My new page`. */
function toTitle(name: string): string {
  const words = name.replace(/^\d+[-_.]+/, '').replaceAll(/[-_.]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a string as a YAML scalar, quoted if necessary. */
const toYaml = (text: string) => (/^[A-Za-z][\w .,()/'-]*$/.test(text) ? text : JSON.stringify(text));

function toText(title: string, position: number | null, viewer: string | null): string {
  const lines = [
    '---',
    `title: ${toYaml(title)}`,
    ...(position === null ? [] : [`sidebar_position: ${position}`]),
    'draft: true',
    ...(viewer === null ? [] : ['checked_against:', `  version: ${viewer}`, '  sources: []']),
    '---',
    '',
    '{/* What it is and when you need it; the shortest working path; the reference; what goes wrong; where next. */}',
    '',
  ];
  return lines.join('\n');
}

function checkName(parts: readonly string[]): NewPagePlan | null {
  const wrong = parts.find((part) => !goodName.test(part));
  if (wrong === undefined) return null;
  return refuse(
    `"${wrong}" is not a suitable name for an address.`,
    'Use letters, digits, "-" and ".", and begin with a letter or digit.',
  );
}

function checkFolder(
  { dir, exists, isCategory, names }: NewPageFolder,
  name: string,
  home: string,
): NewPagePlan | null {
  const folder = `${home}/${dir}`;
  if (!exists || (dir !== '' && !isCategory)) {
    return refuse(
      `${folder} ${exists ? 'is not a category yet' : 'does not exist'}.`,
      `Write ${folder}/_category_.json first: { "label": "…", "position": 1 }.`,
    );
  }
  const taken = names.find((other) => other.replace(/\.mdx?$/, '').toLowerCase() === name.toLowerCase());
  if (taken === undefined) return null;
  return refuse(
    `${[home, dir, taken].filter(Boolean).join('/')} already exists.`,
    'Choose another name, or edit the existing page.',
  );
}

/** Splits a typed path into its segments below the version's folder, without the extension. */
function toParts(path: string, versionDir: string): string[] {
  const below = path.replaceAll('\\', '/').replace(/^\.?\/+/, '');
  const own = below.startsWith(`${versionDir}/`) ? below.slice(versionDir.length + 1) : below;
  return own.replace(/\.mdx?$/, '').split('/');
}

/**
 * Plans a new page: a draft whose sidebar position is after all pages of its folder. Refuses names that are unsuitable
 * for addresses, folders that are not categories, and pages that already exist.
 * @see acceptance BLD-08, BLD-10
 */
export function planNewPage({ path, title, versionDir, viewer, readFolder }: NewPageRequest): NewPagePlan {
  const parts = toParts(path, versionDir);
  const name = parts.at(-1) ?? '';
  const badName = checkName(parts);
  if (badName) return badName;
  const folder = readFolder(parts.slice(0, -1).join('/'));
  const badFolder = checkFolder(folder, name, versionDir);
  if (badFolder) return badFolder;
  const position = folder.positions.length === 0 ? null : Math.floor(Math.max(...folder.positions)) + 1;
  const file = `${versionDir}/${parts.join('/')}.md`;
  return {
    type: 'page',
    file,
    text: toText(title ?? toTitle(name), position, viewer),
    steps: [
      `Write the page. "npm run dev" also shows drafts.`,
      ...(viewer === null
        ? []
        : ['Under "checked_against", list the source files of the viewer that you checked.']),
      'When the page is finished, remove "draft: true" and run "npm run content".',
    ],
  };
}
