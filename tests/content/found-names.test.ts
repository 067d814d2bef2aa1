import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Doc } from '@/lib/content/types';
import { normalizeKey, splitWords } from '@/lib/search/tokens';
import { getCheckedLine } from '@/lib/site/release-line';
import { getLatestVersion } from '@/lib/docs/versions';
import { site } from '@/lib/site/config';
import { createSiteSearch, getVersionFilter, searchWithClient } from '@/tools/search/site-search';
import type { RunningNames } from '@/tools/viewer/running-names';

const search = await createSiteSearch();
const latest = getLatestVersion(search.model.versions);
const line = getCheckedLine(getLatestVersion(site.versions));
const readJson = <Shape>(name: string) =>
  JSON.parse(readFileSync(`content/checks/${name}-${line}.json`, 'utf8')) as Shape;

const config = readJson<Record<'read' | 'typed', Record<string, string>>>('config-keys');
const running = readJson<RunningNames>('viewer-running');
const names = {
  'configuration keys': [...Object.keys(config.read), ...Object.keys(config.typed)],
  'customization keys': running.customizations,
  commands: [...new Set(Object.values(running.commands).flat())],
  events: [...new Set(Object.values(running.services).flatMap(({ events }) => events))],
};

async function findUrls(query: string, version: string): Promise<string[]> {
  const { hits } = await searchWithClient(search.client, { query, facetFilters: getVersionFilter(version) });
  return hits.map(({ url }) => url);
}

/** Matches the first cell of a row, or the beginning of an item, if it is code. */
const entryPattern = /^(?:\| *((?:`[^`]+`[, ]*)+)\|| *- ((?:`[^`]+`(?:, | and )?)+))/gm;

/** Lists the names with which rows and items of a part of a page begin, without parameters. */
const listEntries = (part: string): string[] =>
  [...part.matchAll(entryPattern)]
    .flatMap(([, row = '', item = '']) => [...`${row}${item}`.matchAll(/`([^`]+)`/g)])
    .map(([, code = '']) => code.replace(/\(.*/, ''));

/** Returns the address of the section that a part of a page begins with. */
function getPlace(part: string, { route, file }: Doc): string {
  const [heading = ''] = part.split('\n');
  if (!heading.startsWith('##')) return route;
  const sections = search.sections.get(file) ?? [];
  const found = sections.find(({ title }) => heading.endsWith(` ${title}`));
  return `${route}#${/\{#([^}]+)\}$/.exec(heading)?.[1] ?? found?.id ?? ''}`;
}

/** Collects the addresses of the sections that define each name: by heading, first cell of a row, or item of a list. */
function collectDefinitions() {
  const places = new Map<string, Set<string>>();
  const add = (name: string, place: string) => places.set(name, (places.get(name) ?? new Set()).add(place));
  for (const doc of latest.docs) {
    const { title, route, file, body } = doc;
    add(normalizeKey(title), route);
    if (/^\/(?:migration-guide|release-notes)/.test(route)) continue;
    for (const { level, id, title: heading } of search.sections.get(file) ?? [])
      add(normalizeKey(heading), level > 1 ? `${route}#${id}` : route);
    for (const part of body.replaceAll(/^( *)```[^]*?^\1```/gm, '').split(/^(?=##+ )/m))
      for (const name of listEntries(part)) add(name, getPlace(part, doc));
  }
  return places;
}

const definitions = collectDefinitions();
const findDefinitions = (name: string): string[] =>
  [name, normalizeKey(name)].flatMap((key) => [...(definitions.get(key) ?? [])]);

describe.each(Object.entries(names))('searches for %s of the viewer', (_, list) => {
  it.each([
    ['first', 1, (name: string) => name],
    [
      'in the first three results if the name is typed in lower case',
      3,
      (name: string) => name.toLowerCase(),
    ],
  ])('SM-11 find the page or section of the docs that defines the name %s', async (_how, count, write) => {
    const defined = list.filter((name) => findDefinitions(name).length > 0);
    const late: string[] = [];
    for (const name of defined) {
      const places = findDefinitions(name);
      const first = (await findUrls(write(name), latest.name)).slice(0, count);
      if (!first.some((url) => places.includes(url)))
        late.push(`${write(name)}: ${first.join(' ')} instead of ${places.join(' ')}`);
    }
    expect(late).toEqual([]);
    expect(defined.length).toBeGreaterThan(list.length / 2);
  });
});

/** Words of a title, with a blank at both ends, so that titles that contain other words in a row are found. */
const fold = (text: string): string =>
  ` ${splitWords(text)
    .map(({ key }) => key)
    .join(' ')} `;

/** Lists the headings and page keywords that name a message, and the messages in headings, which are code. */
function collectMessages({ docs }: (typeof search.model.versions)[number]) {
  const messages: { place: string; words: string[] }[] = [];
  const titles: { place: string; title: string }[] = [];
  for (const { route, file, frontmatter } of docs) {
    const sections = search.sections.get(file) ?? [];
    titles.push({ place: route, title: fold((frontmatter.keywords ?? []).join(' | ')) });
    for (const { level, id, title, code } of sections.filter((section) => section.level > 1)) {
      const place = `${route}#${id}`;
      titles.push({ place, title: fold(title) });
      const isMessage =
        /^(?:Cannot|Could not|Data Source|Error|Failed|Invalid|No|Uncaught) .*(?:[!…"()]|Error$)/.test(title);
      const texts = code.filter((text) => title.includes(text));
      for (const text of texts.length === 0 && level > 2 && isMessage ? [title] : texts) {
        const words = text.split(/[\s…]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
        if (words.length >= 4) messages.push({ place, words });
      }
    }
  }
  return { messages, titles };
}

describe.each(search.model.versions.map((version) => [version.name, version] as const))(
  'the first three results of searches for error messages in headings of version %s',
  (name, version) => {
    const { messages, titles } = collectMessages(version);

    it.each([
      ['first', (words: string[]) => words.slice(0, 4)],
      ['last', (words: string[]) => words.slice(-4)],
    ])('SM-11 contain the heading for its %s four words, unless others share them', async (_, choose) => {
      const late: string[] = [];
      for (const { place, words } of messages) {
        const query = choose(words).join(' ');
        const same = titles.filter(({ title }) => title.includes(fold(query))).map((item) => item.place);
        const found = (await findUrls(query, name)).slice(0, 3);
        const isFound =
          found.includes(place) || (same.length > 3 && found.every((url) => same.includes(url)));
        if (!isFound) late.push(`${query} (${place}): ${found.join(' ')}`);
      }
      expect(messages.length).toBeGreaterThan(200);
      expect(late).toEqual([]);
    });
  },
);
