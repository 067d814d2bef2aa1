import { expect, it } from 'vitest';
import { parsePlannedPages, readPlannedPages } from '@/lib/docs/read-planned-pages';
import { latestConfig, olderConfig } from '@/tests/support/make-model';

const versions = [latestConfig, olderConfig];

it('BLD-02 lists entries by version name with their line numbers', () => {
  const text = '{ "latest": { "a.md": "/a" },\n"3.9": { "a.md": "/3.9/a" },\n"pages": ["/help"] }';
  const docs = {
    current: { 'a.md': { route: '/a', line: 1 } },
    '3.9': { 'a.md': { route: '/3.9/a', line: 2 } },
  };
  const planned = { docs, pages: [{ route: '/help', line: 3 }] };
  expect(parsePlannedPages(text, versions)).toEqual({ planned, problems: [] });
});

it('BLD-02 reports a folder that belongs to no version', () => {
  const { planned, problems } = parsePlannedPages('{\n "pages": [],\n "4.0": {}\n}', versions);
  expect(planned.docs).toEqual({});
  expect(problems).toMatchObject([
    { file: 'content/planned.json', line: 3, rule: 'planned-form', hint: 'Known folders: latest, 3.9.' },
  ]);
});

it.each(['{', '[]', '{}', '{ "pages": ["help"] }', '{ "pages": [], "latest": { "a.md": 1 } }'])(
  'BLD-02 reports a malformed list and returns no entries: %s',
  (text) => {
    const { planned, problems } = parsePlannedPages(text, versions);
    expect(planned).toEqual({ docs: {}, pages: [] });
    expect(problems).toMatchObject([{ rule: 'planned-form', severity: 'error' }]);
  },
);

it('BLD-02 returns no entries if there is no list', () => {
  expect(readPlannedPages(versions, { root: 'tests/fixtures', contentDir: 'nowhere' })).toEqual({
    planned: { docs: {}, pages: [] },
    problems: [],
  });
});
