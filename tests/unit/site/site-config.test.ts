import { expect, it } from 'vitest';
import { getLanguage } from '@/lib/mdx/languages';
import { site } from '@/lib/site/config';
import { viewerVersion } from '@/lib/site/constants';
import packageJson from '../../../package.json';

const firstLink = site.navbar.items.find((item) => item.type === 'link');

it('CON-01 the latest docs describe the version of the package', () => {
  expect(packageJson.version).toBe(viewerVersion);
});

it('SH-10 RT-26 CON-09 has title, delimiter, tagline and addresses of the public site', () => {
  expect(site.title).toBe('OHIF');
  expect(site.titleDelimiter).toBe('|');
  expect(site.tagline).toBe('Open-source web-based medical imaging platform');
  expect([site.url, site.baseUrl]).toEqual(['https://docs.ohif.org', '/']);
});

it('NAV-04 Docs is active on / and /next/ only', () => {
  const docs = new RegExp(firstLink?.activeBaseRegex ?? 'none');
  expect(['/', '/next/'].map((path) => docs.test(path))).toEqual([true, true]);
  const others = ['/faq/general', '/3.9/', '/components', '/next/faq'];
  expect(others.map((path) => docs.test(path))).toEqual([false, false, false, false]);
});

it('DOC-26 diff is among the highlighted languages, none is named twice, and each has a grammar', () => {
  expect(site.codeLanguages).toContain('diff');
  expect(new Set(site.codeLanguages).size).toBe(site.codeLanguages.length);
  expect(site.codeLanguages.filter((name) => getLanguage(name) === undefined)).toEqual([]);
});
