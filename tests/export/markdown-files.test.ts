import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '@/lib/checks/export/served-files';
import { decodePath } from '@/lib/routing/decode-path';
import { getMarkdownAddress } from '@/lib/routing/markdown-address';
import { site } from '@/lib/site/config';
import { findTags, readHtml, readPage } from '../support/built-page';
import { listPages, outDirs, sitePageRoutes } from '../support/exported-site';
import { readArticleWords, readMarkdownWords } from '../support/page-words';

const read = (outDir: string, address: string) => readFileSync(join(outDir, decodePath(address)), 'utf8');

/** Splits a Markdown version into its header and its text. */
function splitHeader(file: string) {
  const [, header = '', text = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(file) ?? [];
  return { facts: parse(header) as Record<string, unknown>, text };
}

/** Returns the full addresses that a list of pages links to, with the sizes that it states in KB. */
const readList = (list: string) =>
  [...list.matchAll(/^- \[.*?\]\((\S+)\).*?(?:\((\d+) KB\))?$/gm)].map(([, url = '', size]) => ({
    address: url.slice(site.url.length),
    size: size && Number(size),
  }));

describe.each(outDirs)('Markdown versions of the pages in %s', (outDir) => {
  const outside = sitePageRoutes.map((route) => ({ route, version: null }));
  const pages = [...listPages(outDir), ...outside];

  it('have the same words and code lines as the page, in the same order', () => {
    // `npm test` compares every eighth page of the site.
    const step = process.env.DOCS_TEST_ALL || outDir !== 'out' ? 1 : 8;
    const compared = pages.filter((_, index) => index % step === 0);
    let words = 0;
    for (const { route } of compared) {
      const [article] = findTags(readPage(route, outDir).document, 'article');
      const expected = article ? readArticleWords(article) : [];
      const { text } = splitHeader(read(outDir, getMarkdownAddress(route)));
      expect([route, ...readMarkdownWords(text)].join('\n')).toBe([route, ...expected].join('\n'));
      words += expected.length;
    }
    expect(words / compared.length).toBeGreaterThan(50);
  }, 240_000);

  it('begin with the title, the version and the full address, and contain only full addresses', () => {
    for (const { route, version } of pages) {
      const { facts, text } = splitHeader(read(outDir, getMarkdownAddress(route)));
      const label = site.versions.find(({ name }) => name === version)?.label;
      expect(facts).toMatchObject({
        title: expect.stringMatching(/\S/),
        ...(label && { version: label }),
        url: site.url + route,
      });
      const prose = text.replace(/^( *(?:> )?)(`{3,})[^]*?^\1\2$/gm, '').replace(/(`+)[^`]+\1/g, '');
      const addresses = [...prose.matchAll(/\]\(<?([^)\s>]*)/g)].map(([, address]) => address);
      const relative = addresses.filter((url) => !/^(https?|mailto|data):/.test(url ?? ''));
      expect({ route, relative }).toEqual({ route, relative: [] });
    }
  });

  it('exist for every page and for nothing else', () => {
    const files = listFiles(outDir).filter((file) => file.endsWith('.md'));
    const expected = pages.map(({ route }) => decodePath(getMarkdownAddress(route)).slice(1));
    expect(files).toEqual(expected.sort());
  });

  it('are listed once with their sizes in llms.txt of their version (or of the latest if they have none), unless unlisted', () => {
    for (const { name, path } of site.versions) {
      const folder = path === '/' ? '' : path;
      const list = read(outDir, `${folder}/llms.txt`);
      expect(list).toMatch(/^# \S.*\n\n> \S/);
      const entries = readList(list);
      const isPage = ({ address }: { address: string }) => address.endsWith('.md');
      const isUnlisted = ({ route }: { route: string }) =>
        readHtml(route, outDir).includes('<meta name="robots" content="noindex');
      const expected = pages.filter((page) => (page.version ?? 'current') === name && !isUnlisted(page));
      expect(
        entries
          .filter(isPage)
          .map(({ address }) => decodePath(address))
          .sort(),
      ).toEqual(expected.map(({ route }) => decodePath(getMarkdownAddress(route))).sort());
      const sized = entries.filter(({ address }) => !address.endsWith('/llms.txt'));
      const toSize = (address: string) =>
        Math.max(1, Math.round(Buffer.byteLength(read(outDir, address)) / 1024));
      expect(sized).toEqual(sized.map(({ address }) => ({ address, size: toSize(address) })));
    }
  });
});
