import type { ReadContentOptions } from '@/lib/content/read';
import { site, translateText } from '@/lib/site/config';
import { getVersionCatalogName, type TranslateText } from '@/lib/site/config-texts';
import { sidebarId } from '@/lib/site/constants';
import { buildSiteModel } from './build-model';
import type { SiteModel, CategoryPage, SidebarNode, VersionModel } from './types';

/** Options of `readSiteModel`. */
export interface ReadModelOptions extends Pick<ReadContentOptions, 'contentDir'> {
  /** True (the default) to include drafts, as in development. */
  includeDrafts?: boolean;
}

/** Reads all content from disk and builds the site model, with translated sidebars. @see acceptance BLD-08, VER-01 */
export function readSiteModel({ includeDrafts = true, ...options }: ReadModelOptions = {}): SiteModel {
  const model = buildSiteModel({ ...options, site, includeDrafts });
  return translateSidebars(model, translateText);
}

type Translate = (id: string, message: string, description: string) => string;

const mapNodes = (nodes: readonly SidebarNode[], translate: Translate): SidebarNode[] =>
  nodes.map((node) => {
    if (node.type === 'link') return node;
    const { label, items } = node;
    const description = `The label for category "${label}" in sidebar "${sidebarId}"`;
    return {
      ...node,
      label: translate(`sidebar.${sidebarId}.category.${label}`, label, description),
      items: mapNodes(items, translate),
    };
  });

function mapPage(page: CategoryPage, translate: Translate): CategoryPage {
  const { title, description } = page;
  const mapText = (name: 'title' | 'description', message: string) =>
    translate(`category.${title}.${name}`, message, `The ${name} of the generated page "${title}"`);
  const translated = description && mapText('description', description);
  return { ...page, title: mapText('title', title), description: translated };
}

function mapVersion(version: VersionModel, translateAny: TranslateText): VersionModel {
  const part = getVersionCatalogName(version.name);
  const translate: Translate = (id, message, description) => translateAny({ part, id, message, description });
  return {
    ...version,
    sidebar: mapNodes(version.sidebar, translate),
    categoryPages: version.categoryPages.map((page) => mapPage(page, translate)),
  };
}

/** Translates the labels of sidebar categories and the generated category pages in a copy of the site model. */
export const translateSidebars = (model: SiteModel, translate: TranslateText): SiteModel => ({
  ...model,
  versions: model.versions.map((version) => mapVersion(version, translate)),
});
