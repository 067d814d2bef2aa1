import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { decodePath } from '@/lib/routing/decode-path';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { getPageTextAddress } from '@/lib/routing/page-text';
import { dataScriptOf, findAll, readPage, textOf } from '../support/built-page';
import { listPages, outDirs } from '../support/exported-site';

describe.each(outDirs)('texts of pages in %s', (outDir) => {
  const pages = listPages(outDir)
    .filter(({ route }) => isDocPath(route) && route !== '/404')
    .map(({ route }) => ({ route, ...readPage(route, outDir) }));

  it('the file of a page has the text that the page shows', () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const { route, document } of pages) {
      const [main] = findAll(document, ({ tagName }) => tagName === 'main');
      const file = readFileSync(join(outDir, decodePath(getPageTextAddress(route))), 'utf8');
      expect([route, textOf(parseFragment(file))]).toEqual([route, main && textOf(main)]);
    }
  });

  it('no script of a page repeats its text or its table of contents', () => {
    for (const { route, document, html } of pages) {
      const [article] = findAll(document, ({ tagName }) => tagName === 'article');
      const paragraphs = article ? findAll(article, ({ tagName }) => tagName === 'p') : [];
      // The description of a page may be taken from its text.
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      const phrases = paragraphs.map((paragraph) => /[\w ]{40,}/.exec(textOf(paragraph))?.[0] ?? '');
      const inline = [...html.matchAll(/<script>.*?<\/script>/gs)].join('');
      const scripts = inline + readFileSync(join(outDir, dataScriptOf(html)), 'utf8');
      const repeated = phrases.filter(
        (text) => text && scripts.includes(text) && !description.includes(text),
      );
      expect([route, repeated]).toEqual([route, []]);
      expect([route, scripts.includes('toc-link')]).toEqual([route, false]);
    }
  });
});
