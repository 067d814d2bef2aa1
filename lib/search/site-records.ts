import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildGlossaryGroups } from '@/lib/docs/glossary-groups';
import type { SiteModel } from '@/lib/docs/types';
import { readSections } from '@/lib/mdx/read-sections';
import { sitePageSections, sitePageHeads, type SitePageRoute } from '@/lib/site/page-sections';
import { getPageRank, makePageSection, type SearchRecordOptions } from './records';
import type { SearchedPage, SectionRecord } from './types';
import { sitePagesTag } from './settings';

/** Text of a site page as React elements: the introduction, and each section by id. */
export interface SitePageElements {
  route: SitePageRoute;
  intro: unknown;
  sections: Readonly<Record<string, unknown>>;
}

/** A page outside any version whose text comes from data, such as a page of the showcase. */
export interface PageFromData {
  route: string;
  title: string;
  description: string;
  /** Sections in page order. */
  sections: readonly { anchor: string; title: string; content: string }[];
}

/** Category (`lvl0`) of pages outside any version in search results. */
const siteGroup = 'Documentation';

/** Builds the records of site pages such as `/help`, the glossary and `dataPages`. @see acceptance SM-12, SH-12 */
export function buildSiteRecords(
  model: SiteModel,
  texts: readonly SitePageElements[],
  { language, pageRanks }: Pick<SearchRecordOptions, 'language' | 'pageRanks'>,
  dataPages: readonly PageFromData[] = [],
): SearchedPage[] {
  const pages = [
    ...texts.map(readText),
    ...[...readGlossary(model), ...dataPages].map((page) => ({ ...page, sections: readData(page) })),
  ];
  return pages.map(({ route, title, description, sections }) => ({
    docId: route,
    url: route,
    lvl0: siteGroup,
    title,
    labels: [],
    keywords: [],
    description,
    language,
    tag: sitePagesTag,
    version: '',
    rank: getPageRank(route, pageRanks),
    sections,
  }));
}

const readText = ({ route, intro, sections }: SitePageElements) => ({
  route,
  ...sitePageHeads[route],
  sections: [
    { ...makePageSection(sitePageHeads[route].title), ...renderText(intro) },
    ...Object.entries<string>(sitePageSections[route]).map(([anchor, title]) => ({
      anchor,
      level: 2 as const,
      title,
      ...renderText(sections[anchor]),
    })),
  ],
});

const readData = ({ title, sections }: PageFromData): SectionRecord[] => [
  makePageSection(title),
  ...sections.map((section) => ({ ...section, level: 2 as const, code: [] })),
];

function renderText(node: unknown): Pick<SectionRecord, 'content' | 'code'> {
  const sections = readSections(renderToStaticMarkup(node as ReactNode));
  return {
    content: sections.map(({ text }) => text).join('\n'),
    code: sections.flatMap(({ code }) => code),
  };
}

/** Returns the glossary page with one section per term; an empty array if there are no terms. */
function readGlossary(model: SiteModel): PageFromData[] {
  if (model.glossary.length === 0) return [];
  const entries = buildGlossaryGroups(model).flatMap((group) => group.entries);
  const sections = entries.map(({ id, term, also, definition }) => ({
    anchor: id,
    title: term,
    content: [...also, definition].join('\n'),
  }));
  return [{ route: '/glossary', ...sitePageHeads['/glossary'], sections }];
}
