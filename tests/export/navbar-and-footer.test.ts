import { describe, expect, it } from 'vitest';
import { expectedPages } from '../support/expected-routes';
import { readHtml } from '../support/built-page';
import { attributesOf, fixtures, openPage, textOf, textsOf } from '../support/open-page';
import { site } from '@/lib/site/config';
import { latestLabel, olderVersions } from '@/tests/support/served-versions';

const main = 'nav[aria-label="Main"]';
const newTab = ['_blank', 'noopener noreferrer'];
const facts = (route: string, selector: string, names: readonly string[], outDir?: string) =>
  [...openPage(route, outDir).querySelectorAll(selector)].map((element) => [
    textOf(element),
    ...names.map((name) => element.getAttribute(name)),
  ]);

/** The link to migration guides in the navbar, which differs between versions. */
const [guides] = site.navbar.items.flatMap((item) =>
  item.type === 'link' && item.label.endsWith('Migration Guides') ? [item] : [],
);

describe('the navbar', () => {
  it('NAV-01 NAV-02 NAV-03 NAV-06 has its items in order; links to other hosts have an icon and open a new tab', () => {
    const items = facts('/', `${main} ul:first-of-type > li > a.navbar-item`, ['href', 'target', 'rel']);
    expect(items).toEqual([
      ['Docs', '/', null, null],
      ['Components', '/components', null, null],
      ['Showcase', 'https://ohif.org/showcase', ...newTab],
      ['Collaborate', 'https://ohif.org/collaborate', ...newTab],
      ['Help', '/help', null, null],
      [guides?.label, guides?.to, null, null],
    ]);
    expect(
      attributesOf(openPage('/'), `${main} a:not([target]).navbar-item svg.external-icon`, 'class'),
    ).toEqual([]);
    const icons = attributesOf(openPage('/'), `${main} .navbar-item[target] svg`, 'aria-hidden');
    expect(icons).toEqual(['true', 'true']);
  });

  it('NAV-07 NAV-08 has the menus of versions and languages and the repository link on the right', () => {
    const names = attributesOf(
      openPage('/'),
      `${main} ul ~ ul > li > :first-child > [aria-label], ${main} ul ~ ul > li > a`,
      'aria-label',
    );
    expect(names).toEqual([`Version ${latestLabel}`, 'Language: English', 'GitHub Repository']);
    const [repository] = facts('/', `${main} [aria-label="GitHub Repository"]`, ['href', 'target', 'rel']);
    expect(repository).toEqual(['', 'https://github.com/OHIF/Viewers', ...newTab]);
  });

  it('NAV-04 NAV-05 NAV-12 RT-20 has no marked item in the HTML, because scripts mark the item of the current page', () => {
    // Scripts mark the current item, because its address may have several forms.
    for (const route of ['/faq/general', '/3.9/', '/404'])
      expect(attributesOf(openPage(route), `${main} .navbar-items > li > [aria-current]`, 'href')).toEqual(
        [],
      );
    expect(textsOf(openPage('/migration-guide/3p8-to-3p9/', fixtures), `${main} .navbar-items a`)).toContain(
      guides?.label,
    );
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
    const served = [latestLabel, ...olderVersions.map(({ label }) => label)];
    const entries = [...served, '', 'Archived versions', ...archived.map(([label]) => label)];
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
  it.each([
    ['/', '3.9', '/3.9/'],
    ['/faq/general', '3.9', '/3.9/faq/general'],
    ['/deployment/', '3.9', '/3.9/deployment/'],
    ['/deployment/authorization', '3.9', '/3.9/deployment/authorization'],
    ['/deployment/azure', '3.9', '/3.9/'],
    ['/deployment/docker/', '3.9', '/3.9/'],
    ['/deployment/docker/ssl', '3.9', '/3.9/'],
    ['/404', '3.9', '/3.9/'],
    ['/3.9/', 'current', '/'],
    ['/3.9/faq/general', 'current', '/faq/general'],
    ['/3.9/user-guide/viewer/', 'current', '/user-guide/viewer/'],
    ['/3.9/deployment/docker', 'current', '/'],
  ])(
    'VER-08 VER-10 the version menu of the page %s links for the version "%s" to %s',
    (route, version, href) => {
      expect(attributesOf(openPage(route), `${main} [data-version="${version}"]`, 'href')).toEqual([href]);
    },
  );

  it('VER-05 RT-02 only 3.9 pages say that they are no longer maintained', () => {
    const text = 'This is documentation for OHIF 3.9, which is no longer actively maintained.';
    for (const { route } of expectedPages) {
      const html = readHtml(route);
      const found = [html.includes(text), html.includes('version-banner')];
      const isOlder = route.startsWith('/3.9/');
      expect({ route, found }).toEqual({ route, found: [isOlder, isOlder] });
    }
  });

  it.each([
    ['/3.9/faq/general', '/faq/general'],
    ['/3.9/deployment/', '/deployment/'],
    ['/3.9/deployment/docker', '/'],
    ['/3.9/platform/services/ui/customization-service', '/'],
  ])(
    'VER-06 VER-07 VER-17 the version banner of the page %s names the latest version and links to %s',
    (route, latest) => {
      const [banner, ...others] = openPage(route).querySelectorAll('.theme-doc-version-banner');
      expect(others).toEqual([]);
      const text = textOf(banner);
      expect(text).toContain(`For up-to-date documentation, see the latest version (${latestLabel}).`);
      expect(banner && attributesOf(banner, 'a', 'href')).toEqual([latest]);
      const hint = 'The latest version has no page like this one; the link opens its home page.';
      expect(text.includes(hint)).toBe(latest === '/');
    },
  );

  it('LOC-01 pages have no path for a locale, and their head calls them English', () => {
    for (const route of ['/en', '/en/faq/general']) expect(() => openPage(route)).toThrow('is missing');
    const page = openPage('/faq/general');
    expect(page.documentElement.lang).toBe('en');
    expect(attributesOf(page, 'link[hreflang="en"]', 'href')).toEqual(['https://docs.ohif.org/faq/general']);
  });
});

describe('the footer', () => {
  const footer = 'footer.site-footer';

  it('FT-01 FT-02 FT-03 FT-06 has its links in titled columns, in order', () => {
    const lists = [...openPage('/').querySelectorAll(`${footer} ul`)];
    const columns = lists.map((list) => [
      textOf(list.previousElementSibling),
      ...[...list.querySelectorAll('a')].map((link) => `${textOf(link)}: ${link.getAttribute('href')}`),
    ]);
    expect(columns).toEqual([
      [
        'Learn',
        'Introduction: /',
        'Getting Started: /development/getting-started',
        'FAQ: /faq/',
        'Resources: /resources',
      ],
      [
        'Community',
        'Discussion board: https://community.ohif.org/',
        'Help: /help',
        'Accessibility: /accessibility',
      ],
      [
        'More',
        'Donate: https://giving.massgeneral.org/ohif',
        'GitHub: https://github.com/OHIF/Viewers',
        'Twitter: https://twitter.com/OHIFviewer',
      ],
    ]);
  });

  it('FT-04 has an icon and a new tab for links to other hosts, and neither for other links', () => {
    const links = [...openPage('/3.9/faq/general').querySelectorAll(`${footer} a`)];
    const found = links.map((link) => {
      const isOutward = link.getAttribute('href')?.startsWith('https:') ?? false;
      const [target, rel] = ['target', 'rel'].map((name) => link.getAttribute(name));
      return { isOutward, marks: [target, rel, link.querySelector('svg') !== null] };
    });
    expect(found.filter(({ isOutward }) => isOutward)).toHaveLength(4);
    for (const { isOutward, marks } of found)
      expect(marks).toEqual(isOutward ? [...newTab, true] : [null, null, false]);
  });

  it('FT-05 ends with the logo, which has an alternative text, and the line about the license', () => {
    const parts = [...openPage('/').querySelectorAll(`${footer} :is(a, p, [role="img"])`)];
    expect(parts.slice(-2).map((part) => part.getAttribute('aria-label') ?? textOf(part))).toEqual([
      'OHIF',
      'OHIF is open source software released under the MIT license.',
    ]);
  });
});
