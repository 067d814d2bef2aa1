import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { siteSocialImage } from '@/lib/docs/social-image';
import { pageRoutes } from '@/lib/routing/page-routes';
import { site } from '@/lib/site/config';
import { findTags, metaOf, readPage, textOf } from '../support/built-page';
import { listPages, outDirs, sitePageRoutes } from '../support/exported-site';

const isOtherPage = (route: string) => !route.startsWith('/__debug');

/** Returns the file of a page's picture and the metadata about it. */
function readPicture(route: string, outDir: string) {
  const { document } = readPage(route, outDir);
  const [address = ''] = metaOf(document, 'og:image');
  const [alt = ''] = metaOf(document, 'og:image:alt');
  const names = ['og:image:width', 'og:image:height', 'twitter:card'];
  const [heading] = findTags(document, 'h1');
  const file = join(outDir, decodeURIComponent(address.slice(site.url.length)));
  return { address, alt, file, facts: names.map((name) => metaOf(document, name)), heading };
}

describe.each(outDirs)('pictures of links to pages in %s', (outDir) => {
  const read = (route: string) => ({ route, ...readPicture(route, outDir) });
  // Pages that name an image of their own.
  const withImage = new Set(['/authors', '/authors/files']);
  const docs = listPages(outDir)
    .filter(({ route }) => !withImage.has(route))
    .map(({ route }) => read(route));
  const others = outDir === 'out' ? [...sitePageRoutes, ...pageRoutes.filter(isOtherPage)].map(read) : [];

  it('each page links to an existing picture with an alternative text', () => {
    for (const { route, address, alt, file, facts } of [...docs, ...others]) {
      expect([route, existsSync(file)]).toEqual([route, true]);
      expect([route, address.startsWith(`${site.url}/`)]).toEqual([route, true]);
      expect([route, ...facts]).toEqual([route, ['1200'], ['630'], ['summary_large_image']]);
      expect([route, alt.includes(site.title)]).toEqual([route, true]);
      const header = readFileSync(file).subarray(16, 24);
      expect([route, header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([route, 1200, 630]);
      expect([route, statSync(file).size <= 60_000]).toEqual([route, true]);
    }
  });

  it('each docs page has its own picture, other pages share one, and none is unused', () => {
    const own = docs.map(({ file }) => file);
    expect(new Set(own).size).toBe(docs.length);
    for (const { address } of others) expect(address).toBe(`${site.url}${siteSocialImage.address}`);
    const written = listFiles(outDir).filter((file) => file.startsWith('social-images/'));
    expect(written.map((file) => join(outDir, file)).toSorted()).toEqual(own.toSorted());
  });
});

it('the alternative text contains product, section and title', () => {
  const { alt, heading } = readPicture('/deployment/cors', 'out');
  expect(alt).toMatch(/^OHIF \d.* · Deployment · /);
  expect(heading && alt.endsWith(textOf(heading))).toBe(true);
});
