import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageSections } from '@/lib/site/page-sections';
import { attribute, findAll, hasClass, readPage, textOf } from '../support/built-page';
import { outDirs } from '../support/exported-site';

const routes = Object.keys(pageSections);

describe.each(outDirs)('site pages of text in %s', (outDir) => {
  const pages = routes.map((route) => ({ route, ...readPage(route, outDir) }));
  const headOf = (document: (typeof pages)[number]['document'], name: string) =>
    findAll(document, ({ tagName }) => tagName === 'meta')
      .filter((meta) => [attribute(meta, 'name'), attribute(meta, 'property')].includes(name))
      .map((meta) => attribute(meta, 'content'));

  it('RT-04 RT-05 RT-22 are exported in every form of their address', () => {
    for (const { route, html } of pages) {
      expect(readFileSync(`${outDir}${route}/index.html`, 'utf8') === html).toBe(true);
      expect(readFileSync(`${outDir}${route}.txt`, 'utf8')).not.toBe('');
    }
  });

  it('SH-04 SH-06 SH-08 SH-12 have a head of their own, and the tag of pages that are no docs', () => {
    for (const { route, document } of pages) {
      const [title] = findAll(document, ({ tagName }) => tagName === 'title').map(textOf);
      const [description] = headOf(document, 'description');
      expect(title).toMatch(/^(?:Help|Versions|Upgrade overview) \| OHIF$/);
      expect(description?.length).toBeGreaterThan(60);
      expect(description?.length).toBeLessThan(161);
      expect(headOf(document, 'og:title')).toEqual([title]);
      expect(headOf(document, 'og:description')).toEqual([description]);
      expect(headOf(document, 'og:url')).toEqual([`https://docs.ohif.org${route}`]);
      expect(headOf(document, 'docsearch:docusaurus_tag')).toEqual(['default']);
      const canonical = findAll(document, (element) => attribute(element, 'rel') === 'canonical');
      expect(canonical.map((link) => attribute(link, 'href'))).toEqual([`https://docs.ohif.org${route}`]);
    }
  });

  it('RT-05 SB-01 SH-17 have one top heading, a contents list, and neither sidebar, trail nor edit row', () => {
    for (const { document } of pages) {
      expect(findAll(document, ({ tagName }) => tagName === 'h1')).toHaveLength(1);
      expect(findAll(document, (element) => hasClass(element, 'theme-doc-toc-desktop'))).toHaveLength(1);
      for (const name of ['docs-sidebar', 'breadcrumbs', 'doc-footer'])
        expect(findAll(document, (element) => hasClass(element, name))).toEqual([]);
    }
  });

  it('NV-20 load no more script than a docs page', () => {
    const weigh = (document: (typeof pages)[number]['document']) =>
      findAll(document, ({ tagName }) => tagName === 'script')
        .filter((script) => attribute(script, 'nomodule') === undefined)
        .flatMap((script) => attribute(script, 'src') ?? [])
        .reduce((sum, src) => sum + gzipSync(readFileSync(join(outDir, src.replace(/\?.*$/, '')))).length, 0);
    const limit = weigh(readPage('/', outDir).document);
    for (const { document } of pages) expect(weigh(document)).toBeLessThanOrEqual(limit);
  });
});

describe('docs pages', () => {
  it('say below the text which viewer they were checked against, with the source files folded', () => {
    const { document } = readPage('/deployment/cors');
    const [details] = findAll(document, (element) => hasClass(element, 'theme-checked-against'));
    const summary = details && findAll(details, ({ tagName }) => tagName === 'summary')[0];
    expect(details?.tagName).toBe('details');
    expect(summary && textOf(summary)).toBe('Checked against 3.10.1');
    expect(details && findAll(details, ({ tagName }) => tagName === 'li').length).toBeGreaterThan(3);
    const older = findAll(readPage('/3.9/deployment/cors').document, (element) =>
      hasClass(element, 'theme-checked-against'),
    );
    expect(older.map(textOf)).toEqual([expect.stringMatching(/^Checked against 3\.9\.3/)]);
  });
});
