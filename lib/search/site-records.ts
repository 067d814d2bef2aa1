import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildGlossaryGroups } from '@/lib/docs/glossary-groups';
import type { SiteModel } from '@/lib/docs/types';
import { readSections } from '@/lib/mdx/read-sections';
import { pageSections, sitePageHeads, type SectionedPage } from '@/lib/site/page-sections';
import { getPageRank, makePageSection, type RecordOptions } from './records';
import type { SearchedPage, SectionRecord } from './types';
import { siteTag } from './settings';

/** The text of a site page as React elements: before its first section, and of each section by id. */
export interface SiteText {
  route: SectionedPage;
  intro: unknown;
  sections: Readonly<Record<string, unknown>>;
}

/** A page of no version, whose text comes from data. */
export interface DataPage {
  route: string;
  title: string;
  description: string;
  /** In page order, without the page itself. */
  sections: readonly { anchor: string; title: string; content: string }[];
}

/** Group of the pages that belong to no version. */
const siteGroup = 'Documentation';

/**
 * Records of the pages that belong to no version of the docs: text pages, the glossary with a section for each term, and
 * pages whose text comes from data, such as those of the showcase.
 *
 * @see acceptance SM-12, SH-12
 */
export function buildSiteRecords(
  model: SiteModel,
  texts: readonly SiteText[],
  { language, pageRanks }: Pick<RecordOptions, 'language' | 'pageRanks'>,
  dataPages: readonly DataPage[] = [],
): SearchedPage[] {
  const pages = [
    ...texts.map(readText),
    ...[...readGlossary(model), ...dataPages].map((page) => ({ ...page, sections: readData(page) })),
  ];
  return pages.map(({ route, title, description, sections }, position) => ({
    docId: route,
    url: route,
    lvl0: siteGroup,
    title,
    labels: [],
    keywords: [],
    description,
    language,
    tag: siteTag,
    version: '',
    rank: getPageRank(route, pageRanks),
    position,
    sections,
  }));
}

const readText = ({ route, intro, sections }: SiteText) => ({
  route,
  ...sitePageHeads[route],
  sections: [
    { ...makePageSection(sitePageHeads[route].title), ...renderText(intro) },
    ...Object.entries<string>(pageSections[route]).map(([anchor, title]) => ({
      anchor,
      level: 2 as const,
      title,
      ...renderText(sections[anchor]),
    })),
  ],
});

const readData = ({ title, sections }: DataPage): SectionRecord[] => [
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

/** The page of the glossary, if there are terms. */
function readGlossary(model: SiteModel): DataPage[] {
  if (model.glossary.length === 0) return [];
  const entries = buildGlossaryGroups(model).flatMap((group) => group.entries);
  const sections = entries.map(({ id, term, also, definition }) => ({
    anchor: id,
    title: term,
    content: [...also, definition].join('\n'),
  }));
  return [{ route: '/glossary', ...sitePageHeads['/glossary'], sections }];
}
