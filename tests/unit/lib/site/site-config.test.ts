import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '@/lib/site/config';
import { describeServedVersions } from '@/scripts/versions/written-files';
import { latestVersion } from '@/tests/support/served-versions';
import { servedVersions } from '@/versions.config';
import packageJson from '@/package.json';
import packageLock from '@/package-lock.json';

const release = latestVersion.viewer.release;

it('CON-01 package.json, its lock file and README name the latest release', () => {
  expect([packageJson.version, packageLock.version, packageLock.packages[''].version]).toEqual([
    release,
    release,
    release,
  ]);
  expect(readFileSync('README.md', 'utf8')).toContain(`: ${describeServedVersions(servedVersions)}. `);
});

it('VER-17 only versions.config.ts, package files, documents, fixtures and content name the latest release', () => {
  const pattern = `(^|[^0-9.])${release.replaceAll('.', '\\.')}($|[^0-9.]|\\.[^0-9])`;
  const elsewhere = ['content', 'tests/fixtures', 'versions.config.ts', 'package*.json', '*.md'];
  const excluded = elsewhere.map((path) => `:(exclude)${path}`);
  const listFiles = (...paths: string[]) =>
    execFileSync('git', ['grep', '--untracked', '-lE', pattern, '--', ...paths], { encoding: 'utf8' });
  expect(listFiles('versions.config.ts', 'README.md')).toBe('README.md\nversions.config.ts\n');
  expect(() => listFiles('.', ...excluded)).toThrow(expect.objectContaining({ status: 1, stdout: '' }));
});

it('SH-10 RT-26 CON-09 site.config.ts has the title, delimiter, tagline and addresses of the public site', () => {
  expect(site).toMatchObject({
    title: 'OHIF',
    titleDelimiter: '|',
    tagline: 'Open-source web-based medical imaging platform',
    url: 'https://docs.ohif.org',
    baseUrl: '/',
  });
});

it('DOC-26 site.config.ts lists diff as a code language, and no language twice', () => {
  expect(site.codeLanguages).toContain('diff');
  expect(new Set(site.codeLanguages).size).toBe(site.codeLanguages.length);
});
