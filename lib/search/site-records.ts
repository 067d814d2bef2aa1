import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildGlossaryGroups } from '@/lib/docs/glossary-groups';
import type { SiteModel } from '@/lib/docs/types';
import { readSections } from '@/lib/mdx/read-sections';
import { pageSections, sitePageHeads, type SectionedPage } from '@/lib/site/page-sections';
import { getPageRank } from './page-rank';
import { makePageSection, type RecordOptions } from './records';
import type { PageRecord, SectionRecord } from './types';
import { siteTag } from './version-tag';

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
): PageRecord[] {
  const pages = texts.map((text) => describe(text.route, sitePageHeads[text.route], readText(text)));
  if (model.glossary.length > 0)
    pages.push(describe('/glossary', sitePageHeads['/glossary'], readGlossary(model)));
  pages.push(...dataPages.map((page) => describe(page.route, page, readData(page))));
  return pages.map((page, position) => ({
    ...page,
    language,
    position,
    rank: getPageRank(page.url, pageRanks),
  }));
}

function describe(
  route: string,
  { title, description }: { title: string; description: string },
  sections: SectionRecord[],
): Omit<PageRecord, 'language' | 'position' | 'rank'> {
  return {
    docId: route,
    url: route,
    lvl0: siteGroup,
    title,
    labels: [],
    keywords: [],
    description,
    tag: siteTag,
    version: '',
    sections,
  };
}

function readText({ route, intro, sections }: SiteText): SectionRecord[] {
  const titles = Object.entries<string>(pageSections[route]);
  return [
    { ...makePageSection(sitePageHeads[route].title), ...renderText(intro) },
    ...titles.map(([anchor, title]) => ({
      anchor,
      level: 2 as const,
      title,
      ...renderText(sections[anchor]),
    })),
  ];
}

function readData({ title, sections }: Pick<DataPage, 'title' | 'sections'>): SectionRecord[] {
  return [
    makePageSection(title),
    ...sections.map((section) => ({ ...section, level: 2 as const, code: [] })),
  ];
}

function renderText(node: unknown): Pick<SectionRecord, 'content' | 'code'> {
  const sections = readSections(renderToStaticMarkup(node as ReactNode));
  return {
    content: sections.map(({ text }) => text).join('\n'),
    code: sections.flatMap(({ code }) => code),
  };
}

function readGlossary(model: SiteModel): SectionRecord[] {
  const { title } = sitePageHeads['/glossary'];
  const sections = buildGlossaryGroups(model)
    .flatMap(({ entries }) => entries)
    .map(({ id, term, also, definition }) => ({
      anchor: id,
      title: term,
      content: [...also, definition].join('\n'),
    }));
  return readData({ title, sections });
}
