import { expect, it } from 'vitest';
import { addQuestions } from '@/lib/search/questions';
import { toSections } from '@/lib/search/records';
import type { SearchedPage } from '@/lib/search/types';
import { makeSection } from '@/tests/support/make-section';
import { createInMemoryClient, searchWithClient } from '@/tools/search/site-search';
import { createTestIndex, createTestPage } from '@/tools/search/test-index';

async function search(pages: readonly SearchedPage[], query: string, synonyms = {}): Promise<string[]> {
  const { client } = createInMemoryClient(createTestIndex(pages, 'current', synonyms), ['current']);
  return (await searchWithClient(client, { query })).hits.map(({ url }) => url);
}

it('SM-11 the search lists pages with only a synonym after pages with the words as typed', async () => {
  const pages = [
    createTestPage('Proxy errors', { '': 'Each proxy error: proxy, error.' }),
    createTestPage('Hosting', {
      '': `${'Unrelated words about hosting. '.repeat(40)} A cors error can happen.`,
    }),
    createTestPage('Pictures'),
  ];
  expect(await search(pages, 'cors error', { cors: ['proxy'] })).toEqual(['/hosting', '/proxy-errors']);
});

it('SM-11 the search applies the synonym of a phrase that contains stop words', async () => {
  const pages = [createTestPage('OpenID', { '': 'Users authenticate.' }), createTestPage('Pictures')];
  expect(await search(pages, 'sign in', { 'sign in': ['authenticate'] })).toEqual(['/openid']);
});

it('SM-11 the search prefers a synonym to typed words that are spread over different sections', async () => {
  const pages = [
    createTestPage('Long', { Lists: 'Order a list.', Reports: 'Words about images and reports.' }),
    createTestPage('Sort images', { '': 'Sort images.' }),
  ];
  expect((await search(pages, 'order images', { order: ['sort'] }))[0]).toBe('/sort-images');
});

it('SM-11 the search ignores filler words of a question (still trying something) and finds its subject', async () => {
  const pages = [
    createTestPage('Trying', { '': 'Trying is still possible, and something works.' }),
    createTestPage('Cine', { '': 'Play a cine.' }),
  ];
  expect(await search(pages, "I'm still trying something, why doesn't cine work")).toEqual(['/cine']);
});

it('SM-11 the search lists the section that explains a name before places that mention it', async () => {
  const names = ['maxCacheSize', 'setLayout({ rows })', 'dataSources', 'Capture'];
  const sections = toSections('Keys', [{ ...makeSection('Memory', 'A table.'), names }]);
  const mentions = {
    'Limit the cache': 'maxCacheSize, maxCacheSize.',
    'Set the layout': 'setLayout',
    'Sources of data': 'datasources, datasources, dataSources, dataSources',
    'Take a picture': 'Capture, capture.',
  };
  const pages = [createTestPage('Cache size', mentions), createTestPage('Keys', {}, { sections })];
  for (const query of ['maxCacheSize', 'maxcachesize', 'MAXCACHESIZE', 'setLayout', 'dataSources', 'Capture'])
    expect([query, (await search(pages, query))[0]]).toEqual([query, '/keys#memory']);
  for (const query of ['max cache size', 'capture'])
    expect((await search(pages, query))[0]).not.toBe('/keys#memory');
});

it('SM-11 the search takes a word for the name in code that is written like it, not for one with capitals', async () => {
  const list = (title: string, names: string[]) =>
    createTestPage(title, {}, { sections: toSections(title, [{ ...makeSection('Table'), names }]) });
  const pages = [list('Config', ['dataSources']), list('Address', ['datasources'])];
  expect((await search(pages, 'dataSources'))[0]).toBe('/config#table');
  expect((await search(pages, 'datasources'))[0]).toBe('/address#table');
});

it.each(['ruler', 'rulers', 'pan'])(
  'SM-11 the search lists a section with an indexed word before longer words and other words with its stem: %s',
  async (query) => {
    const pages = [
      createTestPage('Rules', { 'All rules': 'The rules of a rule.', 'Move the panel': 'A panel.' }),
      createTestPage('Toolbar', { 'Missing tools, such as a ruler, pan or zoom': 'Words about tools.' }),
    ];
    expect((await search(pages, query))[0]).toMatch(/^\/toolbar#/);
  },
);

it('the search index lists a name in code for the section with this heading, else the first that explains it', () => {
  const records = toSections('Page', [
    { ...makeSection('Table'), names: ['autoPlay', 'useCursors'] },
    { ...makeSection('autoPlay'), names: ['useCursors'] },
  ]);
  expect(records.map(({ names }) => names)).toEqual([undefined, ['useCursors'], ['autoPlay']]);
});

it('SM-11 the search prefers sections with a whole identifier to those with its parts', async () => {
  const pages = [
    createTestPage('Remove segmentation', { '': 'Remove a segmentation. Remove the viewport.' }),
    createTestPage('Commands', { '': 'Also removeFromViewport, among many others that are listed here.' }),
  ];
  expect((await search(pages, 'removeFromViewport'))[0]).toBe('/commands');
});

it('SM-11 the search finds an error message in a heading by its beginning and its end', async () => {
  const message = 'Cannot read the header as it is null';
  const section = makeSection(`${message} in a mode`, 'Text.', { code: [message] });
  const pages = [
    createTestPage('Header', { 'Read the header': 'Read the header. The header is read.' }),
    createTestPage('Modes', {}, { sections: toSections('Modes', [section]) }),
  ];
  const place = `/modes#${section.id}`;
  expect((await search(pages, 'Cannot read the header'))[0]).toBe(place);
  expect((await search(pages, 'as it is null'))[0]).toBe(place);
});

it('SM-11 the search finds a section by the words of a question that it answers', async () => {
  const pages = [
    createTestPage('Archive', { Credentials: 'The web server logs in.' }),
    createTestPage('Forms', { '': `${'Words about forms. '.repeat(60)} Hide a password.` }),
    createTestPage('Proxy', { Login: 'Requests carry a token.' }),
  ];
  const asked = { question: 'How to conceal the password?', words: 'hide', audience: 'deployer' as const };
  const places = { page: '/archive', anchor: 'credentials', also: ['/proxy#login'] };
  const question = { ...asked, ...places, source: 'https://example.org', facts: ['a fact'] };
  expect(await search(pages, 'hide password')).toEqual(['/forms']);
  const found = await search(addQuestions(pages, [question]), 'hide password');
  expect(found.slice(0, 3)).toEqual(['/forms', '/archive#credentials', '/proxy#login']);
});
