import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodePath } from '@/lib/routing/decode-path';
import { findExistingPages } from '@/lib/checks/app-pages';
import { pageRoutes } from '@/lib/routing/page-routes';
import {
  attribute,
  fileOf,
  findAll,
  findTags,
  hasClass,
  linksOf,
  metaOf,
  rawTextOf,
  readHtml,
  readPage,
  textOf,
} from '../support/built-page';
import { listPages, outDirs, sitePageRoutes } from '../support/exported-site';
import { attributesOf, openPage } from '../support/open-page';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** Pages without a version, except debug pages, which have no shell, and the second address of a page. */
const otherPages = [...sitePageRoutes, ...pageRoutes]
  .filter((route) => !route.startsWith('/__debug') && route !== '/components/ShowcaseRowShowcase')
  .map((route) => ({ route, version: 'current', tag: 'default' }));

describe.each(outDirs)('exported pages in %s', (outDir) => {
  const docs = listPages(outDir).map((page) => ({ ...page, tag: `docs-default-${page.version}` }));
  const pages = [...docs, ...otherPages].map((page) => ({ ...page, ...readPage(page.route, outDir) }));

  it('SH-17 every page has exactly one h1, before all other headings, and a name for each nav element', () => {
    for (const { route, document } of pages) {
      const headings = findAll(document, ({ tagName }) => /^h[1-6]$/.test(tagName));
      expect([route, findTags(document, 'h1').length, headings[0]?.tagName]).toEqual([route, 1, 'h1']);
      const names = findTags(document, 'nav').map(
        (nav) => attribute(nav, 'aria-label') ?? attribute(nav, 'aria-labelledby'),
      );
      expect([route, names.filter((name) => !name)]).toEqual([route, []]);
    }
  });

  it('SH-07 SH-11 SH-12 pages state language and direction, are marked as not hydrated, and have the version in search metadata', () => {
    for (const { document, version, tag } of pages) {
      const [html] = findTags(document, 'html');
      const marks = ['lang', 'dir', 'data-has-hydrated'].map((name) => html && attribute(html, name));
      expect(marks).toEqual(['en', 'ltr', 'false']);
      expect(metaOf(document, 'docsearch:language')).toEqual(['en']);
      expect(metaOf(document, 'docsearch:version')).toEqual([version]);
      expect(metaOf(document, 'docsearch:docusaurus_tag')).toEqual([tag]);
    }
  });

  it('SH-04 no two pages of a version have the same title', () => {
    const titles = pages.map(({ document, version, tag }) =>
      [version, tag, ...findTags(document, 'title').map(textOf)].join(': '),
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('SH-04 SH-06 CON-09 titles read "page | OHIF", descriptions exist, and Open Graph repeats both', () => {
    for (const { document, route } of pages) {
      const titles = findTags(document, 'title').map(textOf);
      expect(titles).toEqual([expect.stringMatching(/^\S.* \| OHIF$/)]);
      const description = metaOf(document, 'description');
      expect({ route, given: Boolean(description[0]) }).toEqual({ route, given: true });
      expect(metaOf(document, 'og:description')).toEqual(description);
      expect(metaOf(document, 'og:title').map((text) => text?.replace(/\s+/g, ' '))).toEqual(titles);
    }
  });

  it('SH-08 RT-26 every page has one canonical address, in the latest version if the page exists there, and tags for language and card', () => {
    const routes = new Set(pages.map(({ route }) => route));
    for (const { document, route } of pages) {
      const latest = route.replace(/^\/\d+\.\d+(?=\/)/, '');
      const canonical = routes.has(latest) ? latest : route;
      const addresses = [...linksOf(document, 'canonical'), ...metaOf(document, 'og:url')];
      expect(addresses.map((address) => new URL(address ?? '').href)).toEqual(
        [canonical, route].map((path) => `https://docs.ohif.org${path}`),
      );
      const languages = findTags(document, 'link').flatMap((link) => attribute(link, 'hreflang') ?? []);
      expect(languages).toEqual(['en', 'x-default']);
      expect(metaOf(document, 'og:locale')).toEqual(['en']);
      expect(metaOf(document, 'twitter:card')).toEqual(['summary_large_image']);
      expect(metaOf(document, 'viewport')).toHaveLength(1);
      expect(linksOf(document, 'icon')).toHaveLength(1);
    }
  });

  it('DOC-28 images load lazily, except those with a high priority, and have a size', () => {
    for (const { document, route } of pages) {
      for (const image of findTags(document, 'img').filter((element) => hasClass(element, 'image-main'))) {
        const names = ['loading', 'decoding', 'width', 'height'];
        const [loading, decoding, ...size] = names.map((name) => attribute(image, name));
        const expected = attribute(image, 'fetchpriority') === 'high' ? 'eager' : 'lazy';
        expect([route, loading, decoding, size.every(Boolean)]).toEqual([route, expected, 'async', true]);
      }
    }
  });

  it('SC-09 the security policy of a page allows only own scripts, its inline ones by hash, and style attributes only if it has some', () => {
    for (const { html, document, route } of pages) {
      const [policy = ''] = findTags(document, 'meta')
        .filter((meta) => attribute(meta, 'http-equiv') === 'Content-Security-Policy')
        .map((meta) => attribute(meta, 'content'));
      expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
      const hashes = findTags(document, 'script')
        .filter((script) => attribute(script, 'type') !== 'application/ld+json')
        .map(rawTextOf)
        .filter(Boolean)
        .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      const allowed = /script-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
      expect({ route, allowed: new Set(allowed) }).toEqual({ route, allowed: new Set(hashes) });
      const styled = findAll(document, (element) => attribute(element, 'style') !== undefined);
      expect([route, policy.includes("'unsafe-hashes'")]).toEqual([route, styled.length > 0]);
    }
  });

  it('RT-19 RT-20 RT-22 each page has a data file, and its index.html equals the page or redirects to it', () => {
    for (const { route, html } of pages) {
      const path = route.replace(/\/$/, '');
      expect(existsSync(decodePath(`${outDir}${path || '/index'}.txt`))).toBe(true);
      if (path === '') continue;
      const other = readFileSync(decodePath(`${outDir}${path}/index.html`), 'utf8');
      const isRight = route.endsWith('/')
        ? other === html
        : other.includes(`<meta name="redirect" content="${escapeAttribute(path)}.html"/>`);
      expect([route, isRight]).toEqual([route, true]);
    }
  });
});

describe('site files', () => {
  it('SH-15 the sitemap lists exactly the canonical pages, with the dates of update that the pages show', () => {
    const xml = readFileSync('out/sitemap.xml', 'utf8');
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    const others = findExistingPages(process.cwd(), pageRoutes).filter(
      (route) => !/^\/(?:search|__debug)/.test(route),
    );
    const routes = [...listPages('out').map(({ route }) => route), ...sitePageRoutes, ...others];
    const canonicals = routes.flatMap((route) => {
      const html = readFileSync(fileOf(route), 'utf8');
      return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? [];
    });
    expect(canonicals.length).toBeGreaterThan(200);
    const wanted = new Set(canonicals.map((address) => new URL(address).href));
    expect(listed.toSorted()).toEqual([...wanted].toSorted());
    expect(listed).toContain('https://docs.ohif.org/3.9/deployment/docker');
    expect(listed).not.toContain('https://docs.ohif.org/3.9/faq/general');

    const dates = [...xml.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)<\/lastmod>/g)];
    expect(dates.length).toBeGreaterThan(100);
    const shown = dates.map(([, address = '']) => {
      const html = readHtml(new URL(address).pathname);
      return [address, /theme-last-updated.*?<time dateTime="([^"]*)"/is.exec(html)?.[1]];
    });
    expect(shown).toEqual(dates.map(([, address, date]) => [address, date]));
  });

  it('the release notes of the latest version link in their head to a feed, whose entries are their headings', () => {
    const feedOf = (route: string) => attributesOf(openPage(route), '[type="application/atom+xml"]', 'href');
    expect(feedOf('/release-notes')).toEqual(['https://docs.ohif.org/release-notes.atom']);
    expect(feedOf('/faq/general')).toEqual([]);
    const xml = readFileSync('out/release-notes.atom', 'utf8');
    const ids = [...xml.matchAll(/<id>https:\/\/docs\.ohif\.org\/release-notes#(.+?)<\/id>/g)].map(
      ([, id]) => id,
    );
    expect(ids.length).toBeGreaterThan(1);
    expect(attributesOf(openPage('/release-notes'), 'h2', 'id')).toEqual(expect.arrayContaining(ids));
  });
});
