import { describe, expect, it } from 'vitest';
import { expectedPages } from '../support/expected-routes';
import { readHtml } from '../support/built-page';
import { listPages } from '../support/exported-site';
import { attributesOf, openPage, textOf, textsOf } from '../support/open-page';
import { site } from '@/lib/site/config';
import { latestLabel, olderVersions } from '@/tests/support/served-versions';

const main = 'nav[aria-label="Main"]';
const newTab = ['_blank', 'noopener noreferrer'];
const facts = (route: string, selector: string, names: readonly string[]) =>
  [...openPage(route).querySelectorAll(selector)].map((element) => [
    textOf(element),
    ...names.map((name) => element.getAttribute(name)),
  ]);

// tests/e2e/aria.spec.ts compares names, addresses and order of the items of navbar and footer.
describe('the navbar', () => {
  it('NAV-04 NAV-05 NAV-12 RT-20 has no marked item in the HTML, because scripts mark the item of the current page', () => {
    // Scripts mark the current item, because its address may have several forms.
    const marked = `${main} .navbar-items > li > [aria-current]`;
    for (const route of ['/faq/general', '/3.9/', '/404'])
      expect(attributesOf(openPage(route), marked, 'href')).toEqual([]);
  });

  it('NAV-09 NAV-10 NAV-11 VER-17 has a menu of the served versions, with the current one marked, and then the archived ones', () => {
    for (const [route, label] of [
      ['/', latestLabel],
      ...olderVersions.map(({ path, label: older }) => [`${path}/faq/general`, older] as const),
    ] as const) {
      const page = openPage(route);
      const [trigger] = [...page.querySelectorAll(`${main} .dropdown-trigger`)];
      expect([textOf(trigger), trigger?.getAttribute('aria-current')]).toEqual([label, null]);
      expect(textsOf(page, `${main} [data-version][aria-current]`)).toEqual([label]);
    }
    const menu = `${main} .dropdown:has([data-version]) ul`;
    const archived = [
      ['3.8.5', 'https://v3p8.docs.ohif.org'],
      ['2.0', 'https://v2.docs.ohif.org'],
      ['1.0', 'https://v1.docs.ohif.org'],
    ] as const;
    const labels = [latestLabel, ...olderVersions.map(({ label }) => label), '', 'Archived versions'];
    const entries = [...labels, ...archived.map(([label]) => label)];
    expect(textsOf(openPage('/'), `${menu} > li`)).toEqual(entries);
    const links = archived.map((link) => [...link, ...newTab]);
    expect(facts('/', `${menu} a[target]`, ['href', 'target', 'rel'])).toEqual(links);
  });

  it('NAV-12 has a language menu with English, marked as current, and a link "Help Us Translate"', () => {
    const menu = '.dropdown:has([href="/platform/internationalization"]) ul a';
    expect(facts('/faq/general', `${main} ${menu}`, ['lang', 'aria-current'])).toEqual([
      ['English', 'en', 'true'],
      ['Help Us Translate', null, null],
    ]);
  });
});

describe('the version of a page', () => {
  const routes = expectedPages.map(({ route }) => route);
  const prefixOf = (path: string) => (path === '/' ? '' : path);

  it('VER-08 VER-10 RT-02 the version menu of every page links to the same page of each version, or else to its home page', () => {
    const exported = new Set(listPages('out').map(({ route }) => route));
    for (const route of [...routes, '/404']) {
      const path = route.replace(/^\/\d+\.\d+(?=\/)/, '');
      const expected = site.versions.map((version) => {
        const same = prefixOf(version.path) + path;
        return `${version.name}: ${exported.has(same) ? same : `${prefixOf(version.path)}/`}`;
      });
      // The menu of phones has the same links.
      const links = readHtml(route).matchAll(/<a [^>]*\bhref="([^"]*)"[^>]* data-version="([^"]*)"/g);
      const found = new Set([...links].map(([, href, version]) => `${version}: ${href}`));
      expect({ route, found }).toEqual({ route, found: new Set(expected) });
    }
  });

  it('VER-05 VER-06 VER-07 VER-17 RT-02 only 3.9 pages say that they are no longer maintained, and link to the latest version', () => {
    for (const route of routes) {
      const banners = readHtml(route).match(/<aside class="theme-doc-version-banner\b.*?<\/aside>/gs) ?? [];
      const found = banners.map((html) => [/href="(.*?)"/.exec(html)?.[1], html.replace(/<[^>]*>/g, '')]);
      const same = route.slice('/3.9'.length);
      const hint = ' The latest version has no page like this one; the link opens its home page.';
      const text =
        'This is documentation for OHIF 3.9, which is no longer actively maintained.' +
        `For up-to-date documentation, see the latest version (${latestLabel}).`;
      const expected = routes.includes(same) ? [same, text] : ['/', text + hint];
      expect({ route, found }).toEqual({ route, found: route.startsWith('/3.9/') ? [expected] : [] });
    }
  });

  it('LOC-01 pages have no path for a locale, and their head calls them English', () => {
    for (const route of ['/en', '/en/faq/general']) expect(() => openPage(route)).toThrow('is missing');
    const page = openPage('/faq/general');
    expect(page.documentElement.lang).toBe('en');
    expect(attributesOf(page, 'link[hreflang="en"]', 'href')).toEqual(['https://docs.ohif.org/faq/general']);
  });
});

it('NAV-03 NAV-06 NAV-08 FT-04 links of navbar and footer to other hosts have an icon and open a new tab, and no others', () => {
  const links = [...openPage('/').querySelectorAll(`${main} .navbar-item, footer.site-footer a`)];
  const found = links.map((link) => {
    const isOutward = link.getAttribute('href')?.startsWith('https:') ?? false;
    const [target, rel] = ['target', 'rel'].map((name) => link.getAttribute(name));
    return { isOutward, marks: [target, rel, link.querySelector('svg') !== null] };
  });
  expect(found.filter(({ isOutward }) => isOutward)).toHaveLength(6);
  for (const { isOutward, marks } of found)
    expect(marks).toEqual(isOutward ? [...newTab, true] : [null, null, false]);
  const repository = facts('/', `${main} li > [aria-label="GitHub Repository"]`, ['target', 'rel']);
  expect(repository).toEqual([['', ...newTab]]);
});
