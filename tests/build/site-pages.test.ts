import { describe, expect, it } from 'vitest';
import { sitePageSections } from '@/lib/site/page-sections';
import {
  findAll,
  findTags,
  gzipSize,
  hasClass,
  metaOf,
  readPage,
  scriptsOf,
  textOf,
  type Node,
} from '../support/built-page';
import { outDirs } from '../support/exported-site';

const routes = Object.keys(sitePageSections);

describe.each(outDirs)('site pages of text in %s', (outDir) => {
  const pages = routes.map((route) => ({ route, ...readPage(route, outDir) }));
  it('SH-04 SH-06 have a title and a description of their own', () => {
    for (const { document } of pages) {
      const [description] = metaOf(document, 'description');
      expect(findTags(document, 'title').map(textOf)).toEqual([
        expect.stringMatching(/^(?:Help|Versions|Upgrade overview|Accessibility) \| OHIF$/),
      ]);
      expect(description?.length).toBeGreaterThan(60);
      expect(description?.length).toBeLessThan(161);
    }
  });

  it('RT-05 SB-01 have a contents list, and neither sidebar, trail nor edit row', () => {
    for (const { document } of pages) {
      expect(findAll(document, (element) => hasClass(element, 'theme-doc-toc-desktop'))).toHaveLength(1);
      for (const name of ['docs-sidebar', 'breadcrumbs', 'doc-footer'])
        expect(findAll(document, (element) => hasClass(element, name))).toEqual([]);
    }
  });

  it('NV-20 load no more script than a docs page', () => {
    const sizeOf = (document: Node) => gzipSize(scriptsOf(document), outDir);
    const limit = sizeOf(readPage('/', outDir).document);
    for (const { document } of pages) expect(sizeOf(document)).toBeLessThanOrEqual(limit);
  });
});

describe('docs pages', () => {
  it('say below the text which viewer they were checked against, with the source files folded', () => {
    const { document } = readPage('/deployment/cors');
    const [details] = findAll(document, (element) => hasClass(element, 'theme-checked-against'));
    const summary = details && findTags(details, 'summary')[0];
    expect(details?.tagName).toBe('details');
    expect(summary && textOf(summary)).toBe('Checked against 3.10.1');
    expect(details && findTags(details, 'li').length).toBeGreaterThan(3);
    const older = findAll(readPage('/3.9/deployment/cors').document, (element) =>
      hasClass(element, 'theme-checked-against'),
    );
    expect(older.map(textOf)).toEqual([expect.stringMatching(/^Checked against 3\.9\.3/)]);
  });
});
