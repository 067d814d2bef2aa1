import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attributesOf, fixtures, openPage, textOf, textsOf } from '../support/open-page';

const open = (route: string) => openPage(route, fixtures);
const read = (file: string) => readFileSync(`${fixtures}/${file}`, 'utf8');
const contents = (route: string, name: string) =>
  attributesOf(open(route), `meta[name="${name}"], meta[property="${name}"]`, 'content');
const special = "/authors/Fish & chips (Köln's)";
const encoded = "/authors/Fish%20&%20chips%20(K%C3%B6ln's)";

describe('the export of pages with unusual content', () => {
  it('BLD-09 contains a file for every address that the authors wrote', () => {
    const page = open('/authors/files');
    const addresses = [
      ...attributesOf(page, 'main p a', 'href'),
      ...attributesOf(page, 'main video', 'poster'),
      ...attributesOf(page, 'main source, main iframe, main embed', 'src'),
      ...attributesOf(page, 'main .image-main', 'src'),
      ...attributesOf(page, 'main .image-main', 'srcset').map((list) => list?.split(' ')[0] ?? ''),
    ].filter((address) => address !== null && !address.startsWith('http'));
    expect(addresses.length).toBeGreaterThanOrEqual(11);
    const files = addresses.map((address) => String(address).replace(/[?#].*/, ''));
    expect(files.filter((file) => !existsSync(fixtures + decodeURI(file)))).toEqual([]);
    expect(addresses[0]).toMatch(/^\/assets\/generated\/data-1-[\da-f]{8}\.json\?download#a$/);
  });

  it('SH-06 has metadata with the preview images that authors chose for a page and a category', () => {
    for (const route of ['/authors/files', '/authors'])
      expect(contents(route, 'og:image')).toEqual([
        expect.stringMatching(/^https:\/\/docs\.ohif\.org\/assets\/generated\/pond-[\da-f]{8}\.png$/),
      ]);
    expect(contents('/authors', 'keywords')).toEqual(['pond']);
  });

  it('DOC-17 shows the date of the last update as "May 6, 2024" if the author wrote it in another notation', () => {
    expect(textOf(open('/authors/files').querySelector('.theme-last-updated'))).toContain('May 6, 2024');
  });

  it('SH-15 encodes a page address with unusual characters in head, sitemap, llms.txt and redirect', () => {
    const url = `https://docs.ohif.org${encoded}`;
    expect(attributesOf(open(special), 'link[rel="canonical"]', 'href')).toEqual([url]);
    expect(read('sitemap.xml')).toContain(`<loc>${url.replace('&', '&amp;').replace("'", '&#39;')}</loc>`);
    expect(read('llms.txt')).toContain(
      `[Fish & \\[chips\\] in Köln](${url.replace('(', '%28').replace(')', '%29')}.md)`,
    );
    expect(read(`${special.slice(1)}.md`)).toContain('# Fish & \\[chips] in Köln');
    expect(read('old-chips.html')).toContain('Fish%20&amp;%20chips');
  });

  it('DOC-18 DOC-19 DOC-22 shows an admonition with attributes, tabs with numbers, LaTeX code and a diagram', () => {
    const page = open(special);
    expect(textOf(page.querySelector('#cold.pond .admonition-title'))).toBe('Cold: water');
    expect(textsOf(page, '[role="tab"][aria-selected="true"]')).toEqual(['20']);
    expect(textsOf(page, '[role="tabpanel"] p:not(.tab-caption)')).toEqual(['Eighteen.', 'Twenty.']);
    expect(textsOf(page, '.language-latex .hl')).toEqual([String.raw`\section{Chips}`]);
    expect(page.querySelectorAll('.diagram svg')).toHaveLength(1);
  });
});
