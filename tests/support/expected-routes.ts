import { existsSync, readFileSync } from 'node:fs';

/** A page of the former documentation site, as recorded in `tests/expected/routes.json`. */
export interface ExpectedPage {
  docId: string;
  route: string;
  source: string;
  title: string;
  contentTitle: string | null;
  sidebar_label: string;
  previous: { title: string; route: string } | null;
  next: { title: string; route: string } | null;
  headings: { level: number; id: string }[];
  /** Anchors of headings below level 3, whose exact levels are not compared. */
  deeper: string[];
}

/** A sidebar item of the former documentation site: a page or a category. */
export interface ExpectedNode {
  label?: string;
  docId?: string;
  route?: string;
  category?: string;
  link?: string;
  items?: ExpectedNode[];
}

interface ExpectedVersion {
  path: string;
  pages: ExpectedPage[];
  sidebarTree: ExpectedNode[];
}

const expected = JSON.parse(readFileSync('tests/expected/routes.json', 'utf8')) as {
  versions: Record<'latest' | '3.9', ExpectedVersion>;
};

export type VersionFolder = 'latest' | '3.9';

/** Names of the version folders below `content/`. */
export const versionFolders: readonly VersionFolder[] = ['latest', '3.9'];

const isWritten = (folder: VersionFolder, page: ExpectedPage) =>
  existsSync(`content/${folder}/${page.source}`);

/** Returns the recorded pages of a version that exist in `content`, in the order of the sidebar. */
export function writtenPages(folder: VersionFolder): ExpectedPage[] {
  return expected.versions[folder].pages.filter((page) => isWritten(folder, page));
}

function prune(nodes: readonly ExpectedNode[], routes: ReadonlySet<string>): ExpectedNode[] {
  return nodes.flatMap((node) => {
    if (node.category === undefined) return routes.has(node.route ?? '') ? [node] : [];
    const items = prune(node.items ?? [], routes);
    const link = node.link !== undefined && routes.has(node.link);
    return items.length > 0 || link ? [{ ...node, items }] : [];
  });
}

/** Returns the recorded sidebar of a version, without pages that do not exist in `content` yet. */
export function expectedSidebar(folder: VersionFolder): ExpectedNode[] {
  return prune(
    expected.versions[folder].sidebarTree,
    new Set(writtenPages(folder).map(({ route }) => route)),
  );
}

/** Returns the recorded page before or after a page in the sidebar, skipping pages that do not exist in `content`. */
export function expectedNeighbor(
  folder: VersionFolder,
  page: ExpectedPage,
  step: -1 | 1,
): ExpectedPage | undefined {
  const pages = writtenPages(folder);
  return pages[pages.findIndex(({ route }) => route === page.route) + step];
}

/** Returns the label of each page in the previous and next links: address → label. */
export function expectedLabels(folder: VersionFolder): ReadonlyMap<string, string> {
  const neighbors = expected.versions[folder].pages.flatMap(({ previous, next }) => [previous, next]);
  return new Map(neighbors.flatMap((neighbor) => (neighbor ? [[neighbor.route, neighbor.title]] : [])));
}
