import { describe, expect, it } from 'vitest';
import { getLanguage } from '@/lib/mdx/languages';
import { site } from '@/lib/site/config';
import { latestVersionLabel } from '@/lib/site/constants';

const links = site.navbar.items.filter((item) => item.type === 'link');

describe('site.config.ts', () => {
  it('SH-10 RT-26 CON-09 has title, delimiter, tagline and addresses of the public site', () => {
    expect(site.title).toBe('OHIF');
    expect(site.titleDelimiter).toBe('|');
    expect(site.tagline).toBe('Open-source web-based medical imaging platform');
    expect([site.url, site.baseUrl]).toEqual(['https://docs.ohif.org', '/']);
  });

  it('LOC-01 LOC-02 has the one locale en with its record', () => {
    expect(site.i18n.locales).toEqual(['en']);
    expect(site.i18n.localeConfigs).toEqual({
      en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
    });
  });

  it('VER-01 VER-05 VER-17 RT-24 serves the latest version and older ones under their numbers, newest first', () => {
    const facts = site.versions.map(({ name, label, isLast, path, dir }) => [name, label, isLast, path, dir]);
    const names = site.versions.slice(1).map(({ name }) => name);
    expect(facts).toEqual([
      ['current', latestVersionLabel, true, '/', 'content/latest'],
      ...names.map((name) => [name, name, false, `/${name}`, `content/${name}`]),
    ]);
    const byNumber = new Intl.Collator('en', { numeric: true });
    expect(names).toEqual(names.toSorted((a, b) => byNumber.compare(b, a)));
    expect(names).toContain('3.9');
    const banners = new Map(site.versions.map(({ name, banner }) => [name, banner]));
    expect([banners.get('current'), banners.get('3.9')]).toEqual(['none', 'unmaintained']);
  });

  it('RT-24 VER-01 only links older ones on hosts of their own', () => {
    expect(site.archivedVersions.map(({ label, href }) => ({ label, href }))).toEqual(
      expect.arrayContaining([
        { label: '3.8.5', href: 'https://v3p8.docs.ohif.org' },
        { label: '2.0', href: 'https://v2.docs.ohif.org' },
        { label: '1.0', href: 'https://v1.docs.ohif.org' },
      ]),
    );
    expect(site.archivedVersions.every(({ href }) => href.startsWith('https://'))).toBe(true);
  });

  it('VER-13 VER-14 DOC-04 SB-01 docs settings are those of the default plugin', () => {
    expect(site.docs).toMatchObject({
      pluginId: 'default',
      sidebarId: 'tutorialSidebar',
      breadcrumbs: true,
      versionPersistence: 'localStorage',
    });
  });

  it('NAV-02 NAV-03 left items in order with their targets', () => {
    const left = links.filter(({ position }) => position === 'left');
    expect(left.map(({ label, to, href }) => [label, to ?? href])).toEqual([
      ['Docs', '/'],
      ['Components', '/components'],
      ['Showcase', 'https://ohif.org/showcase'],
      ['Collaborate', 'https://ohif.org/collaborate'],
      ['Help', '/help'],
      ['3.9 Migration Guides', '/migration-guide/3p8-to-3p9/'],
    ]);
  });

  it('NAV-04 Docs is active on / and /next/ only', () => {
    const docs = new RegExp(links[0]?.activeBaseRegex ?? 'none');
    expect(['/', '/next/'].map((path) => docs.test(path))).toEqual([true, true]);
    const others = ['/faq/general', '/3.9/', '/components', '/next/faq'];
    expect(others.map((path) => docs.test(path))).toEqual([false, false, false, false]);
  });

  it('NAV-07 NAV-08 right items in order; the repository is an icon with a name', () => {
    const right = site.navbar.items.filter(({ position }) => position === 'right');
    expect(right.map(({ type }) => type)).toEqual([
      'docsVersionDropdown',
      'localeDropdown',
      'link',
      'search',
    ]);
    expect(right[2]).toMatchObject({
      label: 'GitHub Repository',
      icon: 'github',
      href: 'https://github.com/OHIF/Viewers',
    });
  });

  it('NAV-10 NAV-12 dropdowns end with the archived versions and the translation guide', () => {
    const [versions, locales] = site.navbar.items.filter(
      (item) => item.type === 'docsVersionDropdown' || item.type === 'localeDropdown',
    );
    expect(versions?.dropdownItemsAfter?.map((item) => ('label' in item ? item.label : item.type))).toEqual([
      'separator',
      'Archived versions',
      ...site.archivedVersions.map(({ label }) => label),
    ]);
    expect(locales?.dropdownItemsAfter).toEqual([
      { type: 'link', label: 'Help Us Translate', to: '/platform/internationalization' },
    ]);
  });

  it('FT-01 FT-02 FT-03 FT-05 the footer has three columns, logo and copyright', () => {
    expect(
      site.footer.links.map(({ title, items }) => [
        title,
        items.map(({ label, to, href }) => [label, to ?? href]),
      ]),
    ).toEqual([
      [
        'Learn',
        [
          ['Introduction', '/'],
          ['Getting Started', '/development/getting-started'],
          ['FAQ', '/faq/'],
          ['Resources', '/resources'],
        ],
      ],
      [
        'Community',
        [
          ['Discussion board', 'https://community.ohif.org/'],
          ['Help', '/help'],
        ],
      ],
      [
        'More',
        [
          ['Donate', 'https://giving.massgeneral.org/ohif'],
          ['GitHub', 'https://github.com/OHIF/Viewers'],
          ['Twitter', 'https://twitter.com/OHIFviewer'],
        ],
      ],
    ]);
    expect(site.footer.logo.alt).toBe('OHIF');
    expect(site.footer.copyright).toBe('OHIF is open source software released under the MIT license.');
  });

  it('AB-02 AB-06 the announcement is one closeable line with a link to a new tab', () => {
    expect(site.announcementBar?.isCloseable).toBe(true);
    expect(site.announcementBar?.content).toContain(
      '<a href="https://ohif.org/release-notes/3p10/" target="_blank" rel="noopener noreferrer">',
    );
  });

  it('CM-01 CM-06 AN-05 SM-12 SM-03 defaults of mode, analytics and search', () => {
    expect(site.colorMode).toEqual({ defaultMode: 'dark', respectSystem: false });
    expect(site.analytics.anonymizeIP).toBe(true);
    expect(site.search).toMatchObject({
      contextualSearch: true,
      searchPagePath: 'search',
      openOnFocus: true,
    });
  });

  it('DOC-26 diff is among the highlighted languages, none is named twice, and each has a grammar', () => {
    expect(site.codeLanguages).toContain('diff');
    expect(new Set(site.codeLanguages).size).toBe(site.codeLanguages.length);
    expect(site.codeLanguages.filter((name) => getLanguage(name) === undefined)).toEqual([]);
  });
});
