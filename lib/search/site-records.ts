import { buildGlossaryGroups } from '@/lib/docs/glossary-groups';
import type { SiteModel } from '@/lib/docs/types';
import type { DocSections } from '@/lib/mdx/types';
import { codePageHeads } from '@/lib/site/code-page-heads';
import { getPageRank, makePageSection, toSections, type SearchRecordOptions } from './records';
import type { SearchedPage, SectionRecord } from './types';
import { sitePagesTag } from './settings';

/** A page outside any version that is not written in Markdown, such as a page of the showcase. */
export interface PageFromData {
  route: string;
  title: string;
  description: string;
  /** Text above the first section. */
  intro?: string;
  /** Sections in page order. */
  sections: readonly { anchor: string; title: string; content: string }[];
}

/** Category (`lvl0`) of pages outside any version in search results. */
const siteGroup = 'Documentation';

/** Builds the records of pages outside any version: `/help`, the glossary, `dataPages`. @see acceptance SM-12, SH-12 */
export function buildSiteRecords(
  model: SiteModel,
  sections: DocSections,
  { language, pageRanks }: Pick<SearchRecordOptions, 'language' | 'pageRanks'>,
  dataPages: readonly PageFromData[] = [],
): SearchedPage[] {
  const written = model.sitePages.docs
    .filter(({ unlisted, draft }) => !unlisted && !draft)
    .map(({ route, title, description, frontmatter: { keywords = [] }, file }) => {
      return { route, title, description, keywords, sections: toSections(title, sections.get(file) ?? []) };
    });
  const others = [...readGlossary(model), ...dataPages].map((page) => {
    const { route, title, description } = page;
    return { route, title, description, keywords: [], sections: readData(page) };
  });
  return [...written, ...others].map(({ route, ...page }) => ({
    ...page,
    docId: route,
    url: route,
    lvl0: siteGroup,
    labels: [],
    language,
    tag: sitePagesTag,
    version: '',
    rank: getPageRank(route, pageRanks),
  }));
}

const readData = ({ title, intro, sections }: PageFromData): SectionRecord[] => [
  makePageSection(title, intro),
  ...sections.map((section) => ({ ...section, level: 2 as const, code: [] })),
];

/** Returns the glossary page with one section per term; an empty array if there are no terms. */
function readGlossary(model: SiteModel): PageFromData[] {
  if (model.glossary.length === 0) return [];
  const entries = buildGlossaryGroups(model).flatMap((group) => group.entries);
  const sections = entries.map(({ id, term, also, definition }) => ({
    anchor: id,
    title: term,
    content: [...also, definition].join('\n'),
  }));
  return [{ route: '/glossary', ...codePageHeads['/glossary'], sections }];
}
