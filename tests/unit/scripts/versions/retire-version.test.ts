import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { retireVersion, type RetireOptions } from '@/scripts/versions/retire-version';
import { setUpVersionRepository } from '@/tests/support/version-repository';

const project = setUpVersionRepository();

const host = 'https://v3p9.docs.example.org';
const retire = (options: Partial<RetireOptions> = {}) =>
  retireVersion({
    root: project.root,
    name: '3.9',
    to: host,
    siteUrl: 'https://docs.ohif.org',
    listed: project.listed,
    verify: () => Promise.resolve(),
    ...options,
  });

const edit = () => project.write('content/3.9/faq/general.md', '# Edited\n');
const refusals: [string, Partial<RetireOptions>, string, (() => void)?][] = [
  ['an unknown version', { name: '3.7' }, 'There is no version "3.7". Versions that can be retired: 3.9.'],
  ['the latest version', { name: 'current' }, 'The latest version cannot be retired.'],
  ['an address without a protocol', { to: 'v3p9.docs.example.org' }, 'cannot be written in redirect rules'],
  ['an address that would end a rule', { to: 'https://a.example/;x' }, 'cannot be written in redirect rules'],
  ['an address on this site', { to: 'https://docs.ohif.org/old' }, 'is on this site'],
  ['a working tree with changes', {}, 'The working tree is not clean.', edit],
];

it('RT-24 NAV-10 retiring a version removes its files and lists its new host as the first archived version', async () => {
  await retire();
  expect(existsSync(join(project.root, 'content/3.9'))).toBe(false);
  expect(existsSync(join(project.root, 'app/(docs)/3.9'))).toBe(false);
  const config = project.read('versions.config.ts');
  expect(config).not.toContain("release: '3.9.3'");
  expect(existsSync(join(project.root, 'content/checks/facts-3.9'))).toBe(false);
  expect(project.read('README.md')).toBe('# Docs: version 3.10.2 at `/`.\n');
  expect(config).toMatch(
    /label: '3\.9',\s+href: 'https:\/\/v3p9\.docs\.example\.org',\s+about: 'Viewer 3\.9',\s+stableSince: '2024-11',\s+path: '\/3\.9',[\s\S]*3\.8\.5/,
  );
});

it.each(refusals)(
  'the command that retires a version rejects %s and changes no file',
  async (_what, options, message, prepare = () => {}) => {
    prepare();
    const before = project.readAll();
    await expect(retire(options)).rejects.toThrow(message);
    expect(project.readAll()).toEqual(before);
  },
);

it('the command that retires a version restores all files if the check of the result fails', async () => {
  const before = project.readAll();
  const verify = () => Promise.reject(new Error('A page links to /3.9/faq/general.'));
  await expect(retire({ verify })).rejects.toThrow('A page links to');
  expect(project.readAll()).toEqual(before);
  expect(project.git('status', '--porcelain')).toBe('');
});
