import { expect, it } from 'vitest';
import { buildSiteRecords } from '@/lib/search/site-records';
import { readShowcaseTexts } from '@/lib/showcase/texts';
import { getDataPages } from '@/build/prepare/data-pages';
import { searchWithClient, createSiteSearch, getVersionFilter } from '@/tools/search/site-search';

const search = await createSiteSearch();

const find = async (query: string, facetFilters: (string | string[])[]) =>
  (await searchWithClient(search.client, { query, facetFilters })).hits;

it('SH-12 SM-12 the search index contains pages outside any version with the tag "default"', () => {
  const options = { language: 'en', pageRanks: {} };
  const ofData = getDataPages(null, readShowcaseTexts());
  const pages = buildSiteRecords(search.model, search.sections, options, ofData);
  const ofNoVersion = { tag: 'default', version: '' };
  const urls = ['/accessibility', '/help', '/versions', '/glossary', '/changes'];
  expect(pages).toMatchObject(pages.map(() => ofNoVersion));
  expect(pages.slice(0, urls.length).map(({ url }) => url)).toEqual(urls);
  const [, help, versions, glossary, changes] = pages;
  const text = (page: typeof help, anchor: string) =>
    page?.sections.find((section) => section.anchor === anchor)?.content;
  expect(text(help, 'bug-report')).toContain('Never attach patient data, not even in a screenshot or a URL.');
  expect(text(versions, 'documentation-versions')).toContain('Archived elsewhere');
  expect(text(changes, 'size')).toContain('The comparison covers what readers see');
  expect(text(glossary, 'pacs')).toContain("stores a hospital's images");
  expect(help?.sections.map(({ title }) => title)).toContain('Security reports');
});

it('SM-12 the search finds pages outside any version together with each version, or alone by tag', async () => {
  const place = { url: '/help#security', docusaurus_tag: 'default', version: '' };
  for (const version of ['current', '3.9'])
    expect((await find('security reports', getVersionFilter(version)))[0]).toMatchObject(place);
  for (const tag of ['default', 'docs-default-3.9']) {
    const found = await find('viewer', [`docusaurus_tag:${tag}`]);
    expect([...new Set(found.map((hit) => hit.docusaurus_tag))]).toEqual([tag]);
  }
});

it('SM-12 the search returns a page outside any version once if all versions are searched', async () => {
  const [first, ...others] = await find('security reports', ['language:en']);
  expect(first).toMatchObject({ url: '/help#security', versions: [{ version: '', url: '/help#security' }] });
  expect(others.filter(({ url }) => url === '/help#security')).toEqual([]);
  const [page] = await find('hanging protocol', ['language:en']);
  const names = search.model.versions.map(({ name }) => name);
  expect(page?.versions?.map(({ version }) => version)).toEqual(names);
});

it('SM-11 the search index does not contain glossary definitions in the sections of pages', () => {
  const definitions = search.model.glossary.map(({ definition }) => definition);
  const texts = [...search.sections.values()].flat().map(({ text }) => text);
  expect(definitions.length).toBeGreaterThan(20);
  expect(definitions.filter((definition) => texts.some((text) => text.includes(definition)))).toEqual([]);
});
