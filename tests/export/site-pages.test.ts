import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gzipSize, linksOf, readHtml, readPage, scriptsOf } from '../support/built-page';
import { outDirs, sitePageRoutes } from '../support/exported-site';
import { attributesOf, openPage, textsOf } from '../support/open-page';

describe.each(outDirs)('pages outside the docs, such as /help, in %s', (outDir) => {
  const routes = [...sitePageRoutes, '/changes'];
  const pages = routes.map((route) => ({ route, page: openPage(route, outDir) }));
  const sizeOf = (route: string) => gzipSize(scriptsOf(readHtml(route, outDir)), outDir);

  it('SH-04 SH-06 have a title and a description of their own', () => {
    expect(routes).toEqual(expect.arrayContaining(['/help', '/versions', '/accessibility']));
    for (const { page } of pages) {
      expect(page.title).toMatch(/^(?:Help|Versions|Upgrade overview|Accessibility) \| OHIF$/);
      const [description] = attributesOf(page, 'meta[name="description"]', 'content');
      expect(description?.length).toBeGreaterThan(60);
      expect(description?.length).toBeLessThan(161);
    }
  });

  it('RT-05 SB-01 have a table of contents, but no sidebar, breadcrumbs, version badge and pagination', () => {
    const parts = '.docs-sidebar, .breadcrumbs, .version-badge, .version-banner, .pagination-nav';
    for (const { route, page } of pages) {
      expect([route, textsOf(page, '.theme-doc-toc-desktop').length]).toEqual([route, 1]);
      expect([route, textsOf(page, parts)]).toEqual([route, []]);
    }
  });

  it('RT-05 DOC-16 DOC-17 end with an edit link and the date of the last change if written in Markdown', () => {
    const folder = 'https://github.com/OHIF/Viewers/edit/master/platform/docs/src/pages';
    for (const { route, page } of pages.filter((listed) => listed.route !== '/changes')) {
      expect(attributesOf(page, '.theme-edit-this-page', 'href')).toEqual([`${folder}${route}.md`]);
      expect(attributesOf(page, '.view-markdown', 'href')).toEqual([`${route}.md`]);
      expect(textsOf(page, '.theme-last-updated time')[0]).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}$/);
    }
  });

  it('NV-20 load no more script than a docs page', () => {
    for (const route of routes) expect(sizeOf(route)).toBeLessThanOrEqual(sizeOf('/'));
  });
});

it('RT-05 /help links to every kind of support', () => {
  expect(attributesOf(openPage('/help'), 'article a', 'href')).toEqual(
    expect.arrayContaining([
      'https://community.ohif.org/',
      'https://github.com/OHIF/Viewers/issues',
      'https://github.com/OHIF/Viewers/issues/new?template=bug-report.yml',
      'https://github.com/OHIF/Viewers/issues/new?template=feature-request.yml',
      'https://ohif.org/get-support',
      '/development/contributing',
      '#security',
    ]),
  );
});

it('RT-04 RT-05 headings of /help keep their ids, because other sites link to them', () => {
  const ids = 'before-you-ask get-support bug-report security what-to-expect community';
  expect(attributesOf(openPage('/help'), 'article h2', 'id').join(' ')).toBe(ids);
});

/** Bytes after gzip that only the search page loads, without the engine and its index. */
const ownBudget = { script: 8 * 1024, style: 3 * 1024 };

describe.each(outDirs)('the search page of the export %s', (outDir) => {
  const page = openPage('/search', outDir);
  const { document, html } = readPage('/search', outDir);
  const { document: home, html: homeHtml } = readPage('/', outDir);
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');

  it('SH-13 SH-15 is not indexed or in the sitemap, and pages link to its OpenSearch description', () => {
    expect(attributesOf(page, 'meta[name="robots"]', 'content')).toEqual(['noindex, follow']);
    expect(read('sitemap.xml')).not.toContain('/search<');
    expect(linksOf(home, 'search')).toEqual(['/opensearch.xml']);
    expect(read('opensearch.xml')).toContain('template="https://docs.ohif.org/search?q={searchTerms}"');
  });

  it('NV-20 has at most 8 KB of script and 3 KB of styles of its own, which the home page does not load', () => {
    const common = new Set([...scriptsOf(homeHtml), ...linksOf(home, 'stylesheet')]);
    const sizeOf = (addresses: string[]) =>
      gzipSize(
        addresses.filter((address) => !common.has(address)),
        outDir,
      );
    expect(sizeOf(scriptsOf(html))).toBeGreaterThan(0);
    expect(sizeOf(scriptsOf(html))).toBeLessThan(ownBudget.script);
    expect(sizeOf(linksOf(document, 'stylesheet'))).toBeGreaterThan(0);
    expect(sizeOf(linksOf(document, 'stylesheet'))).toBeLessThan(ownBudget.style);
    for (const address of common) expect(read(address.replace(/\?.*$/, ''))).not.toContain('search-hits');
  });
});
