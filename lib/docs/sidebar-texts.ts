import { getVersionPart, type TranslateText } from '@/lib/site/config-texts';
import type { CategoryPage, NavNode, SiteModel, VersionModel } from './types';

interface Sidebar {
  id: string;
  part: string;
  translate: TranslateText;
}

const translateLabel = ({ id, part, translate }: Sidebar, label: string) =>
  translate({
    part,
    id: `sidebar.${id}.category.${label}`,
    message: label,
    description: `The label for category "${label}" in sidebar "${id}"`,
  });

const mapNodes = (nodes: readonly NavNode[], sidebar: Sidebar): NavNode[] =>
  nodes.map((node) =>
    node.type === 'category'
      ? { ...node, label: translateLabel(sidebar, node.label), items: mapNodes(node.items, sidebar) }
      : node,
  );

function mapPage(page: CategoryPage, part: string, translate: TranslateText): CategoryPage {
  const { title, description } = page;
  const about = `of the generated page "${title}"`;
  return {
    ...page,
    title: translate({
      part,
      id: `category.${title}.title`,
      message: title,
      description: `The title ${about}`,
    }),
    ...(description !== undefined && {
      description: translate({
        part,
        id: `category.${title}.description`,
        message: description,
        description: `The description ${about}`,
      }),
    }),
  };
}

function mapVersion(version: VersionModel, translate: TranslateText): VersionModel {
  const part = getVersionPart(version.name);
  const sidebars = Object.entries(version.sidebars).map(([id, nodes]) => [
    id,
    mapNodes(nodes, { id, part, translate }),
  ]);
  return {
    ...version,
    sidebars: Object.fromEntries(sidebars),
    categoryPages: version.categoryPages.map((page) => mapPage(page, part, translate)),
  };
}

/**
 * The model with other words for the labels of categories and for the pages that are made for them. Titles of docs are
 * content and come from their files.
 * @param translate called for every text; returns its translation
 */
export const mapSidebarTexts = (model: SiteModel, translate: TranslateText): SiteModel => ({
  ...model,
  versions: model.versions.map((version) => mapVersion(version, translate)),
});
