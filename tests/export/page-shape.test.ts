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
  linksOf,
  metaOf,
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
      const body = findAll(document, ({ tagName }) => tagName === 'body');
      const headings = body.flatMap((root) => findAll(root, ({ tagName }) => /^h[1-6]$/.test(tagName)));
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
      expect(html && ['lang', 'dir', 'data-has-hydrated'].map((name) => attribute(html, name))).toEqual([
        'en',
        'ltr',
        'false',
      ]);
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

  /** The page that search engines should show: that of the latest version if it exists (VER-06). */
  const routes = new Set(pages.map(({ route }) => route));
  const getCanonicalRoute = (route: string) => {
    const latest = route.replace(/^\/\d+\.\d+(?=\/)/, '');
    return routes.has(latest) ? latest : route;
  };

  it('SH-08 RT-26 every page has one canonical address, in the latest version if the page exists there, and tags for language and card', () => {
    for (const { document, route } of pages) {
      expect(linksOf(document, 'canonical').map((href) => new URL(href).href)).toEqual([
        `https://docs.ohif.org${getCanonicalRoute(route)}`,
      ]);
      const [own] = metaOf(document, 'og:url');
      expect(new URL(own ?? '').href).toBe(`https://docs.ohif.org${route}`);
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
      const images = findTags(document, 'img').filter((image) => attribute(image, 'class') === 'image-main');
      for (const image of images) {
        const names = ['loading', 'decoding', 'width', 'height'];
        const [loading, decoding, ...size] = names.map((name) => attribute(image, name));
        const expected = attribute(image, 'fetchpriority') === 'high' ? 'eager' : 'lazy';
        expect([route, loading, decoding, size.every(Boolean)]).toEqual([route, expected, 'async', true]);
      }
    }
  });

  it('SC-09 the security policy of a page allows only own scripts, its inline ones by hash, and style attributes only if it has some', () => {
    for (const { html, document, route } of pages) {
      const meta = findTags(document, 'meta').find(
        (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
      );
      const policy = (meta && attribute(meta, 'content')) ?? '';
      expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
      const inline = findTags(document, 'script').filter(
        (script) =>
          script.childNodes.length > 0 &&
          attribute(script, 'src') === undefined &&
          attribute(script, 'type') !== 'application/ld+json',
      );
      const hashes = inline.map((script) => {
        const [text] = script.childNodes;
        const code = text && 'value' in text ? text.value : '';
        return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
      });
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

    // The sitemap has the date of the last change that the page shows.
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
