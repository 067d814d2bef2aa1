import { fromHtml } from 'hast-util-from-html';
import type { Root } from 'hast';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildGlossaryGroups, type GlossaryEntry } from '@/lib/docs/glossary-groups';
import type { SiteModel } from '@/lib/docs/types';
import { readSections } from '@/lib/mdx/plugins/rehype-sections';
import { pageSections, sitePageHeads, type SectionedPage } from '@/lib/site/page-sections';
import { getPageRank } from './page-rank';
import type { RecordOptions } from './records';
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
  const bodies: [anchor: string, title: string, node: unknown][] = [
    ['', sitePageHeads[route].title, intro],
    ...Object.entries<string>(pageSections[route]).map(([id, title]): [string, string, unknown] => [
      id,
      title,
      sections[id],
    ]),
  ];
  return bodies.map(([anchor, title, node]) => {
    const tree = fromHtml(renderToStaticMarkup(node as ReactNode), { fragment: true });
    return { anchor, level: anchor === '' ? 1 : 2, title, ...joinText(tree) };
  });
}

function readData({ title, sections }: DataPage): SectionRecord[] {
  const page: SectionRecord = { anchor: '', level: 1, title, content: '', code: [] };
  return [page, ...sections.map((section): SectionRecord => ({ ...section, level: 2, code: [] }))];
}

function joinText(tree: Root): Pick<SectionRecord, 'content' | 'code'> {
  const sections = readSections(tree);
  return {
    content: sections.map(({ text }) => text).join('\n'),
    code: sections.flatMap(({ code }) => code),
  };
}

function readGlossary(model: SiteModel): SectionRecord[] {
  const page: SectionRecord = {
    anchor: '',
    level: 1,
    title: sitePageHeads['/glossary'].title,
    content: '',
    code: [],
  };
  const terms = buildGlossaryGroups(model)
    .flatMap(({ entries }) => entries)
    .map(({ id, term, also, definition }: GlossaryEntry): SectionRecord => ({
      anchor: id,
      level: 2,
      title: term,
      content: [...also, definition].join('\n'),
      code: [],
    }));
  return [page, ...terms];
}
