import { getVersionPart, type SayText } from '@/lib/site/config-texts';
import type { CategoryPage, NavNode, SiteModel, VersionModel } from './types';

interface Sidebar {
  id: string;
  part: string;
  say: SayText;
}

const sayLabel = ({ id, part, say }: Sidebar, label: string) =>
  say({
    part,
    id: `sidebar.${id}.category.${label}`,
    message: label,
    description: `The label for category "${label}" in sidebar "${id}"`,
  });

const mapNodes = (nodes: readonly NavNode[], sidebar: Sidebar): NavNode[] =>
  nodes.map((node) =>
    node.type === 'category'
      ? { ...node, label: sayLabel(sidebar, node.label), items: mapNodes(node.items, sidebar) }
      : node,
  );

function mapPage(page: CategoryPage, part: string, say: SayText): CategoryPage {
  const { title, description } = page;
  const about = `of the generated page "${title}"`;
  return {
    ...page,
    title: say({ part, id: `category.${title}.title`, message: title, description: `The title ${about}` }),
    ...(description !== undefined && {
      description: say({
        part,
        id: `category.${title}.description`,
        message: description,
        description: `The description ${about}`,
      }),
    }),
  };
}

function mapVersion(version: VersionModel, say: SayText): VersionModel {
  const part = getVersionPart(version.name);
  const sidebars = Object.entries(version.sidebars).map(([id, nodes]) => [
    id,
    mapNodes(nodes, { id, part, say }),
  ]);
  return {
    ...version,
    sidebars: Object.fromEntries(sidebars),
    categoryPages: version.categoryPages.map((page) => mapPage(page, part, say)),
  };
}

/**
 * The model with other words for the labels of categories and for the pages that are made for them. Titles of docs are
 * content and come from their files.
 * @param say asked for every text; gives the words to take
 */
export const mapSidebarTexts = (model: SiteModel, say: SayText): SiteModel => ({
  ...model,
  versions: model.versions.map((version) => mapVersion(version, say)),
});
