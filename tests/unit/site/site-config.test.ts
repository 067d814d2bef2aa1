import { describe, expect, it } from 'vitest';
import { getLanguage } from '@/lib/mdx/languages';
import { site } from '@/lib/site/config';
import { latestVersionLabel, siteVersion } from '@/lib/site/constants';
import packageJson from '../../../package.json';

const firstLink = site.navbar.items.find((item) => item.type === 'link');

describe('site.config.ts', () => {
  it('CON-01 the latest docs describe the version of the package', () => {
    expect(packageJson.version).toBe(siteVersion);
  });

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

  it('NAV-04 Docs is active on / and /next/ only', () => {
    const docs = new RegExp(firstLink?.activeBaseRegex ?? 'none');
    expect(['/', '/next/'].map((path) => docs.test(path))).toEqual([true, true]);
    const others = ['/faq/general', '/3.9/', '/components', '/next/faq'];
    expect(others.map((path) => docs.test(path))).toEqual([false, false, false, false]);
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
