import { describe, expect, it } from 'vitest';
import type { Doc } from '@/lib/content/types';
import { normalizeKey } from '@/lib/search/tokens';
import { readShowcaseTexts } from '@/lib/showcase/texts';
import { getDataPages } from '@/build/prepare/data-pages';
import {
  findResultUrls,
  readGoldenQueries,
  runGoldenQueries,
  scoreGoldenResults,
} from '@/tools/search/search-golden';
import { createSiteSearch } from '@/tools/search/site-search';

const search = await createSiteSearch();
const golden = await runGoldenQueries(search.client, readGoldenQueries());

it('there are at least 200 golden search queries, 10 of every kind, which name existing pages', () => {
  const known = new Set(search.model.versions.flatMap(({ docs }) => docs.map(({ route }) => route)));
  expect(golden.length).toBeGreaterThanOrEqual(200);
  expect(new Set(golden.map(({ query }) => query)).size).toBe(golden.length);
  expect(golden.flatMap(({ urls }) => urls).filter((url) => !known.has(url))).toEqual([]);
  for (const kind of ['plain', 'typo', 'prefix', 'identifier', 'error', 'synonym'])
    expect(golden.filter((result) => result.kind === kind).length).toBeGreaterThanOrEqual(10);
});

it('SM-11 95% of golden search queries find an expected page in the first three results; the mean reciprocal rank is 0.85 or more', () => {
  const { hit3, mrr } = scoreGoldenResults(golden);
  expect(hit3).toBeGreaterThanOrEqual(0.95);
  expect(mrr).toBeGreaterThanOrEqual(0.85);
});

it('SM-11 golden search queries for exact identifiers find their page first', () => {
  const late = golden.filter(({ kind, place }) => kind === 'identifier' && place > 1);
  expect(late.map(({ query, found }) => `${query}: ${found[0]}`)).toEqual([]);
});

it.each([
  ['Segmentation Serice', 'a typo in one of two words', '/platform/services/data/SegmentationService'],
  ['measuerment panel', 'a typo in one of two words', '/user-guide/viewer/measurement-panel'],
  ['mode', 'the singular of a title', '/platform/modes/'],
  ['video tutorial', 'the singular of a title', '/development/video-tutorials'],
  ['l10n', 'an abbreviation', '/platform/internationalization'],
  ['a11y', 'an abbreviation', '/user-guide/viewer/hotkeys'],
  ['DS', 'an abbreviation', '/platform/extensions/modules/data-source'],
  ['HPs', 'an abbreviation', '/platform/extensions/modules/hpModule'],
  ['URLs', 'the plural of an abbreviation', '/configuration/url'],
  ["(reading 'services')", 'a part of an error message', '/platform/extensions/modules/layout-template'],
])('SM-11 a search for "%s", %s, finds %s first', async (query, _, url) => {
  expect((await findResultUrls(search.client, query))[0]).toBe(url);
});

/** Returns the pages of each second-level heading, and the number of titles and headings with the same words. */
function collectHeadings(docs: readonly Doc[]) {
  const pagesOf = new Map<string, Set<string>>();
  const named = new Map<string, number>();
  for (const doc of docs) {
    const sections = search.sections.get(doc.file) ?? [];
    for (const { level, title } of sections)
      if (level === 2) pagesOf.set(title, (pagesOf.get(title) ?? new Set()).add(doc.route));
    for (const key of [doc.title, ...sections.map(({ title }) => title)].map(normalizeKey))
      named.set(key, (named.get(key) ?? 0) + 1);
  }
  return { pagesOf, named };
}

/** Headings of migration guides, for which pages with that title are found first. */
const belowGuides = new Set([
  'Configuration: /migration-guide/from-v2',
  'Measurements: /migration-guide/3p9-to-3p10/General/commands',
  'Routes: /migration-guide/from-v2',
  'UINotificationService: /migration-guide/3p8-to-3p9/UI',
]);

/** Titles of migration guides that are names, which the pages that explain these names come before. */
const explainedElsewhere = new Set(['routerBaseName', 'uiDialogService', 'uiModalService']);

describe.each(['current', '3.9'])('searches for titles and headings of the version %s', (name) => {
  const docs = search.model.versions.find((version) => version.name === name)?.docs ?? [];

  it('SM-11 search finds every page first by its title, or among the pages that share the title', async () => {
    const late: string[] = [];
    for (const { title, route } of docs) {
      const same = [...docs, ...getDataPages(null, readShowcaseTexts())].filter(
        (page) => normalizeKey(page.title) === normalizeKey(title),
      );
      const found = [...new Set(await findResultUrls(search.client, title, name))].slice(0, same.length);
      if (!found.includes(route) && !explainedElsewhere.has(title))
        late.push(`${title}: ${route} is not among ${found.join(' ')}`);
    }
    expect(docs.length).toBeGreaterThan(100);
    expect(late).toEqual([]);
  });

  it('SM-11 search finds the page of every second-level heading in the first three results, unless more than three share it', async () => {
    const { pagesOf, named } = collectHeadings(docs);
    const late: string[] = [];
    let unique = 0;
    for (const [title, routes] of pagesOf) {
      if ((named.get(normalizeKey(title)) ?? 0) > 3) continue;
      unique += 1;
      const found = new Set((await findResultUrls(search.client, title, name)).slice(0, 3));
      for (const route of routes)
        if (!found.has(route)) late.push(`${title}: ${route.replace('/3.9/', '/')}`);
    }
    expect(unique).toBeGreaterThan(pagesOf.size * 0.9);
    expect(pagesOf.size).toBeGreaterThan(100);
    expect(late.filter((place) => !belowGuides.has(place))).toEqual([]);
  });
});
