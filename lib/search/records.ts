import type { Doc } from '@/lib/content/types';
import type { CategoryPage, VersionModel } from '@/lib/docs/types';
import { getRootCategory } from '@/lib/docs/walk-sidebar';
import { isAtOrBelow } from '@/lib/routing/is-at-or-below';
import { getPathWithinVersion } from '@/lib/routing/normalize-path';
import type { SiteConfig } from '@/lib/site/schema';
import type { DocSections, PageSection } from '@/lib/mdx/types';
import type { SearchedPage, SectionRecord } from './types';
import { getVersionTag } from './settings';

export interface SearchRecordOptions {
  language: string;
  pageRanks: SiteConfig['search']['pageRanks'];
  /** Id of the docs plugin, part of each tag: `docs-<pluginId>-<version>`. */
  pluginId: string;
}

/** Builds the records of a version's pages, without drafts and unlisted ones. @see acceptance SM-15, SH-12, BLD-08 */
export function buildSearchRecords(
  version: VersionModel,
  sections: DocSections,
  { language, pageRanks, pluginId }: SearchRecordOptions,
): SearchedPage[] {
  const common = { language, tag: getVersionTag(pluginId, version.name), version: version.name };
  const docs = version.docs
    .filter(({ unlisted, draft }) => !unlisted && !draft)
    .map((doc) => ({
      ...describeDoc(doc, version, sections.get(doc.file) ?? []),
      rank: getPageRank(getPathWithinVersion(doc.route, version.path), pageRanks),
    }));
  const categories = version.categoryPages.map((page) => ({ ...describeCategory(page, version), rank: 1 }));
  return [...docs, ...categories].map((page) => ({ ...common, ...page }));
}

/**
 * Returns the rank of a page, a factor for its score in search results: that of the first path in `ranks` (within the
 * version) which is the page or above it; 1 if there is none.
 */
export function getPageRank(path: string, ranks: SiteConfig['search']['pageRanks']): number {
  return Object.entries(ranks).find(([base]) => isAtOrBelow(path, base))?.[1] ?? 1;
}

type Description = Omit<SearchedPage, 'language' | 'tag' | 'version' | 'rank'>;

function describeDoc(doc: Doc, version: VersionModel, sections: readonly PageSection[]): Description {
  const { id, route, title, label, description, frontmatter } = doc;
  return {
    docId: id,
    url: route,
    lvl0: getRootCategory(version, ({ docId }) => docId === id) ?? version.label,
    title,
    labels: [...new Set([label, doc.contentTitle ?? title])].filter((text) => text !== title),
    keywords: frontmatter.keywords ?? [],
    description,
    sections: toSections(title, sections),
  };
}

function describeCategory({ route, title, description }: CategoryPage, version: VersionModel): Description {
  return {
    docId: route,
    url: route,
    lvl0: getRootCategory(version, ({ href }) => href === route) ?? version.label,
    title,
    labels: [],
    keywords: [],
    description: description ?? '',
    sections: [makePageSection(title, description)],
  };
}

/** Creates the record that represents the page itself; it comes before the records of the sections. */
export const makePageSection = (title: string, content = ''): SectionRecord => ({
  anchor: '',
  level: 1,
  title,
  content,
  code: [],
});

/** Lists the names that a section explains, without parameters: its heading, if it looks like code, and others. */
const listNames = ({ title, names = [] }: PageSection): string[] =>
  [...(/.[\p{Lu}._$]/u.test(title) ? [title] : []), ...names]
    .map((name) => name.replace(/\(.*$/s, ''))
    .filter((name) => /^\S+$/.test(name));

/** Returns the section that explains each name: the one with this heading, or else the first that lists the name. */
function findNames(sections: readonly PageSection[]): Map<string, PageSection> {
  const places = new Map<string, PageSection>();
  for (const section of sections) {
    for (const name of listNames(section))
      if (!places.has(name) || name === section.title) places.set(name, section);
  }
  return places;
}

/** Converts the sections of a page to records. Text above the first subheading is added to the record of the page. */
export function toSections(title: string, sections: readonly PageSection[]): SectionRecord[] {
  const page = makePageSection(title);
  const records = [page];
  const places = findNames(sections);
  for (const section of sections) {
    // Links cannot lead to a heading without an anchor, so its text is added to the previous record.
    const names = [...places].filter(([, place]) => place === section).map(([name]) => name);
    const isOwn = section.level > 1 && section.id !== '';
    const last = records.at(-1) ?? page;
    const content = [section.text, section.pictures].filter(Boolean).join('\n');
    if (isOwn) {
      const { id: anchor, level, title: heading, code } = section;
      records.push({ anchor, level, title: heading, content, code, names });
    } else {
      const heading = section.level > 1 || records.length > 1 ? section.title : '';
      last.content = [last.content, heading, content].filter((text) => text !== '').join('\n');
      last.code = [...last.code, ...section.code];
      last.names = [...(last.names ?? []), ...names];
    }
  }
  return records;
}
