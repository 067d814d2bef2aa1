import { expect, it } from 'vitest';
import { getLanguage } from '@/lib/mdx/highlight';
import { site } from '@/lib/site/config';
import { viewerVersion } from '@/lib/site/constants';
import packageJson from '@/package.json';

it('CON-01 the latest docs describe the version of the package', () => {
  expect(packageJson.version).toBe(viewerVersion);
});

it('SH-10 RT-26 CON-09 has title, delimiter, tagline and addresses of the public site', () => {
  expect(site).toMatchObject({
    title: 'OHIF',
    titleDelimiter: '|',
    tagline: 'Open-source web-based medical imaging platform',
    url: 'https://docs.ohif.org',
    baseUrl: '/',
  });
});

it('DOC-26 diff is among the highlighted languages, none is named twice, and each has a grammar', () => {
  expect(site.codeLanguages).toContain('diff');
  expect(new Set(site.codeLanguages).size).toBe(site.codeLanguages.length);
  expect(site.codeLanguages.filter((name) => getLanguage(name) === undefined)).toEqual([]);
});
