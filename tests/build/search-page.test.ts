import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { latestVersionLabel } from '@/lib/site/constants';
import { attribute, findAll, hasClass, readPage, textOf } from '../support/built-page';
import { outDirs } from '../support/exported-site';

/** Bytes after gzip of what the search page loads and no other page does; the engine and its index come on top. */
const ownBudget = { script: 8 * 1024, style: 3 * 1024 };

const addressesOf = (document: ReturnType<typeof readPage>['document'], tag: string, name: string) =>
  findAll(document, ({ tagName }) => tagName === tag)
    .filter((element) => tag !== 'link' || attribute(element, 'rel') === 'stylesheet')
    .filter((element) => attribute(element, 'nomodule') === undefined)
    .flatMap((element) => attribute(element, name)?.replace(/\?.*$/, '') ?? []);

describe.each(outDirs)('the search page in %s', (outDir) => {
  const { document } = readPage('/search', outDir);
  const metaOf = (name: string) =>
    findAll(document, (element) => element.tagName === 'meta' && attribute(element, 'name') === name).map(
      (meta) => attribute(meta, 'content'),
    );

  it('SH-12 SH-13 is left out of indexing, with its links followed, and has the tag of pages that are no docs', () => {
    expect(metaOf('robots')).toEqual(['noindex, follow']);
    expect(metaOf('docsearch:docusaurus_tag')).toEqual(['default']);
    expect(metaOf('docsearch:language')).toEqual(['en']);
    const canonical = findAll(document, (element) => attribute(element, 'rel') === 'canonical');
    expect(canonical.map((link) => attribute(link, 'href'))).toEqual(['https://docs.ohif.org/search']);
  });

  it('SH-15 is in no sitemap, and is what the OpenSearch description leads to', () => {
    expect(readFileSync(join(outDir, 'sitemap.xml'), 'utf8')).not.toContain('/search<');
    expect(readFileSync(join(outDir, 'opensearch.xml'), 'utf8')).toContain(
      'template="https://docs.ohif.org/search?q={searchTerms}"',
    );
  });

  it('SP-01 SP-05 SP-10 VER-17 is served with heading, named field and select, without a query', () => {
    expect(findAll(document, ({ tagName }) => tagName === 'title').map(textOf)).toEqual([
      'Search the documentation | OHIF',
    ]);
    expect(findAll(document, ({ tagName }) => tagName === 'h1').map(textOf)).toEqual([
      'Search the documentation',
    ]);
    const [field] = findAll(document, (element) => attribute(element, 'type') === 'search');
    expect(field && attribute(field, 'aria-label')).toBe('Search');
    const options = findAll(document, ({ tagName }) => tagName === 'option').map(textOf);
    expect(options[0]).toBe(latestVersionLabel);
    expect(options.at(-1)).toBe('All versions');
  });

  it('SH-16 leads to every section of the documentation', () => {
    const [sections] = findAll(document, (element) => hasClass(element, 'search-sections'));
    const links = sections ? findAll(sections, ({ tagName }) => tagName === 'a') : [];
    expect(links.length).toBeGreaterThan(5);
  });

  it('NV-20 its code is its own: other pages load none of it, and it is small', () => {
    const others = readPage('/', outDir).document;
    const [scripts, styles] = [addressesOf(document, 'script', 'src'), addressesOf(document, 'link', 'href')];
    const common = new Set([...addressesOf(others, 'script', 'src'), ...addressesOf(others, 'link', 'href')]);
    const weigh = (addresses: string[]) =>
      addresses
        .filter((address) => !common.has(address))
        .reduce(
          (sum, address) => sum + gzipSync(readFileSync(join(outDir, address)), { level: 9 }).length,
          0,
        );
    expect(weigh(scripts)).toBeGreaterThan(0);
    expect(weigh(scripts)).toBeLessThan(ownBudget.script);
    expect(weigh(styles)).toBeGreaterThan(0);
    expect(weigh(styles)).toBeLessThan(ownBudget.style);
    for (const address of [...common].filter((name) => /\.(?:js|css)$/.test(name)))
      expect(readFileSync(join(outDir, address), 'utf8')).not.toContain('search-hits');
  });
});
