import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { latestVersionLabel } from '@/lib/site/constants';
import {
  attribute,
  findAll,
  findTags,
  gzipSize,
  hasClass,
  linksOf,
  metaOf,
  readPage,
  scriptsOf,
  textOf,
} from '../support/built-page';
import { outDirs } from '../support/exported-site';

/** Bytes after gzip of what the search page loads and no other page does; the engine and its index come on top. */
const ownBudget = { script: 8 * 1024, style: 3 * 1024 };

describe.each(outDirs)('the search page in %s', (outDir) => {
  const { document } = readPage('/search', outDir);

  it('SH-13 is left out of indexing, with its links followed', () => {
    expect(metaOf(document, 'robots')).toEqual(['noindex, follow']);
  });

  it('SH-15 is in no sitemap, and is what the OpenSearch description leads to, which pages name', () => {
    expect(linksOf(readPage('/', outDir).document, 'search')).toEqual(['/opensearch.xml']);
    expect(readFileSync(join(outDir, 'sitemap.xml'), 'utf8')).not.toContain('/search<');
    expect(readFileSync(join(outDir, 'opensearch.xml'), 'utf8')).toContain(
      'template="https://docs.ohif.org/search?q={searchTerms}"',
    );
  });

  it('SP-01 SP-05 SP-10 VER-17 is served with heading, named field and select, without a query', () => {
    expect(findTags(document, 'title').map(textOf)).toEqual(['Search the documentation | OHIF']);
    expect(findTags(document, 'h1').map(textOf)).toEqual(['Search the documentation']);
    const [field] = findAll(document, (element) => attribute(element, 'type') === 'search');
    expect(field && attribute(field, 'aria-label')).toBe('Search');
    const options = findTags(document, 'option').map(textOf);
    expect(options[0]).toBe(latestVersionLabel);
    expect(options.at(-1)).toBe('All versions');
  });

  it('SH-16 leads to every section of the documentation', () => {
    const [sections] = findAll(document, (element) => hasClass(element, 'search-sections'));
    const links = sections ? findTags(sections, 'a') : [];
    expect(links.length).toBeGreaterThan(5);
  });

  it('NV-20 its code is its own: other pages load none of it, and it is small', () => {
    const others = readPage('/', outDir).document;
    const common = new Set([...scriptsOf(others), ...linksOf(others, 'stylesheet')]);
    const sizeOf = (addresses: string[]) =>
      gzipSize(
        addresses.filter((address) => !common.has(address)),
        outDir,
      );
    expect(sizeOf(scriptsOf(document))).toBeGreaterThan(0);
    expect(sizeOf(scriptsOf(document))).toBeLessThan(ownBudget.script);
    expect(sizeOf(linksOf(document, 'stylesheet'))).toBeGreaterThan(0);
    expect(sizeOf(linksOf(document, 'stylesheet'))).toBeLessThan(ownBudget.style);
    for (const address of common)
      expect(readFileSync(join(outDir, address.replace(/\?.*$/, '')), 'utf8')).not.toContain('search-hits');
  });
});
