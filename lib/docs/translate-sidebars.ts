import { getVersionCatalogName, type TranslateText } from '@/lib/site/config-texts';
import type { CategoryPage, SidebarNode, SiteModel, VersionModel } from './types';

/** Returns the translation of one message of a version. */
type Translate = (id: string, message: string, description: string) => string;

const mapNodes = (nodes: readonly SidebarNode[], sidebarId: string, translate: Translate): SidebarNode[] =>
  nodes.map((node) => {
    if (node.type === 'link') return node;
    const { label, items } = node;
    const description = `The label for category "${label}" in sidebar "${sidebarId}"`;
    return {
      ...node,
      label: translate(`sidebar.${sidebarId}.category.${label}`, label, description),
      items: mapNodes(items, sidebarId, translate),
    };
  });

function mapPage(page: CategoryPage, translate: Translate): CategoryPage {
  const { title, description } = page;
  const mapText = (name: 'title' | 'description', message: string) =>
    translate(`category.${title}.${name}`, message, `The ${name} of the generated page "${title}"`);
  const translated = description && mapText('description', description);
  return { ...page, title: mapText('title', title), description: translated };
}

function mapVersion(version: VersionModel, translateText: TranslateText): VersionModel {
  const part = getVersionCatalogName(version.name);
  const translate: Translate = (id, message, description) =>
    translateText({ part, id, message, description });
  const sidebars = Object.entries(version.sidebars);
  return {
    ...version,
    sidebars: Object.fromEntries(sidebars.map(([id, nodes]) => [id, mapNodes(nodes, id, translate)])),
    categoryPages: version.categoryPages.map((page) => mapPage(page, translate)),
  };
}

/**
 * Returns a copy of the site model in which the labels of sidebar categories and the generated category pages are
 * translated. Docs are not changed.
 * @param translate returns the translation of a message
 */
export const translateSidebars = (model: SiteModel, translate: TranslateText): SiteModel => ({
  ...model,
  versions: model.versions.map((version) => mapVersion(version, translate)),
});
