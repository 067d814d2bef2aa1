import { cpSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFrontmatter } from '@/lib/content/frontmatter';
import { runScript } from '@/tests/support/run-script';
import { useFolder } from '@/tests/support/use-folder';
import { planNewPage, type NewPageRequest, type NewPageFolder } from '@/tools/authors/new-page';

const names = ['_category_.json', 'general.md', 'Technical.mdx', 'more'];
const faq: NewPageFolder = { dir: 'faq', exists: true, isCategory: true, names, positions: [1, 4.5] };
const folders: Record<string, NewPageFolder> = {
  faq,
  '': { ...faq, dir: '', names: ['README.md', 'faq'], positions: [] },
  loose: { ...faq, dir: 'loose', isCategory: false },
};
const none = { exists: false, isCategory: false, names: [], positions: [] };

const request = { versionDir: 'content/latest', viewer: '3.10.1' };
const plan = (path: string, more: Partial<NewPageRequest> = {}) =>
  planNewPage({ ...request, path, readFolder: (dir) => folders[dir] ?? { dir, ...none }, ...more });

it('BLD-08 BLD-10 the command for a new page plans a valid draft with a position after its neighbors', () => {
  const page = plan('faq/new-things', { title: 'New: things' });
  if (page.type !== 'page') throw new Error(page.reason);
  expect(page.file).toBe('content/latest/faq/new-things.md');
  const raw = { version: 'current', file: page.file, source: 'faq/new-things.md', text: page.text };
  const checked_against = { version: '3.10.1', sources: [] };
  expect(parseFrontmatter(raw)).toMatchObject({
    frontmatter: { title: 'New: things', sidebar_position: 5, draft: true, checked_against },
    problems: [],
  });
  expect(page.steps.join(' ')).toMatch(/npm run dev.*checked_against.*draft: true/);
});

it.each(['faq/new', './faq/new.md', 'content/latest/faq/new.mdx', '/faq/new'])(
  'BLD-10 the command for a new page accepts the path %s',
  (path) => expect(plan(path)).toMatchObject({ file: 'content/latest/faq/new.md' }),
);

it('BLD-10 a new page gets its title from its file name, and no position if no neighbor has one', () => {
  expect(plan('02-getting-started')).toMatchObject({
    file: 'content/latest/02-getting-started.md',
    text: expect.stringMatching(/^---\ntitle: Getting started\ndraft: true\n/),
  });
});

it.each([
  ['faq/general', 'content/latest/faq/general.md already exists.'],
  ['faq/technical', 'content/latest/faq/Technical.mdx already exists.'],
  ['faq/more', 'content/latest/faq/more already exists.'],
  ['faq/a b', '"a b" is not a suitable name'],
  ['faq/_part', '"_part" is not a suitable name'],
  ['faq/größe', '"größe" is not a suitable name'],
  ['../faq/x', '".." is not a suitable name'],
  ['faq/', '"" is not a suitable name'],
  ['a?b', '"a?b" is not a suitable name'],
  ['nowhere/x', 'content/latest/nowhere does not exist.'],
  ['loose/x', 'content/latest/loose is not a category yet.'],
])('BLD-10 the command for a new page rejects the path %s: %s', (path, reason) => {
  expect(plan(path)).toMatchObject({
    type: 'refusal',
    reason: expect.stringContaining(reason),
    hint: expect.stringMatching(/\.$|\}\.$/),
  });
});

describe('npm run new:page', () => {
  const { at } = useFolder();
  const run = (...args: string[]) => runScript('scripts/new-page.ts', args, { DOCS_CONTENT_DIR: at() });

  it('BLD-08 BLD-10 writes the file of the new page, prints the next steps, and does not overwrite a page', () => {
    cpSync('tests/fixtures/kitchen-sink', at(), { recursive: true });
    const first = run('faq/brand-new', '--title', 'Brand New');
    expect([first.status, first.stderr.includes('exists')]).toEqual([0, false]);
    expect(first.stdout).toContain('faq/brand-new.md\n\n1. ');
    expect(readFileSync(at('latest/faq/brand-new.md'), 'utf8')).toContain('title: Brand New\n');
    const second = run('faq/brand-new');
    expect(second.status).toBe(1);
    expect(second.stderr).toContain('faq/brand-new.md already exists.');
  });

  it('RT-05 writes a page outside any version without checked_against in its front matter', () => {
    cpSync('tests/fixtures/kitchen-sink', at(), { recursive: true });
    const { status, stdout } = run('help-us', '--version', 'site');
    expect([status, stdout.split('\n')[0]]).toEqual([0, at('site/help-us.md')]);
    expect(readFileSync(at('site/help-us.md'), 'utf8')).toMatch(/^---\ntitle: Help us\ndraft: true\n---\n/);
    expect(run('a', '--version', 'nope').stderr).toContain('Known versions: current, 3.9, site.');
  });
});
