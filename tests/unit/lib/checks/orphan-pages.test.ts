import { expect, it } from 'vitest';
import { checkOrphanPages } from '@/lib/checks/links';
import type { Doc } from '@/lib/content/types';
import { makeCompiled, makeDoc, makeModel, makeSite, makeVersion } from '@/tests/support/make-model';

const hidden = { frontmatter: { displayed_sidebar: null } };
const link = (href: string) => makeCompiled({ links: [{ href, line: 1, column: 1 }] });

function check(pages: Record<string, Partial<Doc>>, links: Record<string, string> = {}) {
  const docs = Object.entries(pages).map(([source, parts]) => makeDoc(source, parts));
  const version = makeVersion(docs);
  const sidebar = version.sidebar.filter((node) => node.href !== '/lost');
  const bodies = Object.entries(links).map(([file, href]) => [`content/latest/${file}`, link(href)] as const);
  const model = makeModel([{ ...version, sidebar }]);
  const found = checkOrphanPages({ ...makeSite(docs), model, compiled: new Map(bodies) });
  return found.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

it('BLD-09 the content check reports a page that neither the sidebar nor another page links to', () => {
  expect(check({ 'index.md': {}, 'a.md': {}, 'lost.md': hidden })).toEqual([
    'content/latest/lost.md:1 Neither the sidebar nor a page links to "/lost".',
  ]);
});

it('BLD-09 the content check accepts a page outside the sidebar if another page, not only itself, links to it', () => {
  const pages = { 'index.md': {}, 'a.md': {}, 'lost.md': hidden };
  expect(check(pages, { 'a.md': './lost.md' })).toEqual([]);
  expect(check(pages, { 'a.md': '/lost/' })).toEqual([]);
  expect(check(pages, { 'lost.md': './lost.md' })).toHaveLength(1);
});

it('BLD-08 the content check reports no unlisted pages or drafts as orphans', () => {
  expect(check({ 'index.md': {}, 'lost.md': { ...hidden, unlisted: true } })).toEqual([]);
  expect(check({ 'index.md': {}, 'lost.md': { ...hidden, draft: true } })).toEqual([]);
});
