import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getRetiredVersions, redirectRuleFiles, writeRedirectRules } from '@/scripts/versions/redirect-rules';
import { retireVersion, type RetireOptions } from '@/scripts/versions/retire-version';
import expected from '@/tests/expected/routes.json';
import { latestConfig } from '@/tests/support/make-model';
import { useVersionRepository } from '@/tests/support/version-repository';

const project = useVersionRepository();

const host = 'https://v3p9.docs.example.org';
const retire = (options: Partial<RetireOptions> = {}) =>
  retireVersion({
    root: project.root,
    name: '3.9',
    to: host,
    siteUrl: 'https://docs.ohif.org',
    versions: [latestConfig, ...project.listed.olderVersions],
    listed: project.listed,
    verify: () => Promise.resolve(),
    ...options,
  });

/** Where nginx sends an address: the first rule that matches. */
function followNginx(address: string): string | undefined {
  for (const [, pattern = '', target = ''] of project
    .read('deploy/nginx.conf')
    .matchAll(/^ *rewrite (\S+) (\S+) permanent;$/gm)) {
    const found = new RegExp(pattern).exec(address);
    if (found) return target.replace('$1', found[1] ?? '');
  }
  return undefined;
}

/** Where Netlify and Cloudflare Pages send an address. */
function followRedirects(address: string): string | undefined {
  for (const line of project.read('deploy/_redirects').split('\n')) {
    const [from = '', to = '', status] = line.split(' ');
    if (line.startsWith('#') || status !== '301') continue;
    if (from === address) return to;
    const prefix = from.replace(/\*$/, '');
    if (from.endsWith('*') && address.startsWith(prefix))
      return to.replace(':splat', address.slice(prefix.length));
  }
  return undefined;
}

const refusals: [string, Partial<RetireOptions>, string][] = [
  ['an unknown version', { name: '3.7' }, 'There is no version "3.7". Versions that can be retired: 3.9.'],
  ['the latest version', { name: 'current' }, 'The latest version cannot be retired.'],
  ['an address without a protocol', { to: 'v3p9.docs.example.org' }, 'cannot be written in redirect rules'],
  ['an address that would end a rule', { to: 'https://a.example/;x' }, 'cannot be written in redirect rules'],
  ['an address on this site', { to: 'https://docs.ohif.org/old' }, 'is on this site'],
];

describe('retiring a version', () => {
  it('RT-24 NAV-10 turns it into a link to another host, first in the list', async () => {
    await retire();
    expect(existsSync(join(project.root, 'content/3.9'))).toBe(false);
    expect(existsSync(join(project.root, 'app/(docs)/3.9'))).toBe(false);
    const config = project.read('versions.config.ts');
    expect(config).toContain("export const olderVersions: SiteConfig['versions'] = [];");
    expect(config).toMatch(
      /label: '3\.9',\s+href: 'https:\/\/v3p9\.docs\.example\.org',\s+about: 'Viewer 3\.9',\s+stableSince: '2024-11',\s+path: '\/3\.9',[\s\S]*3\.8\.5/,
    );
    expect(Object.keys(JSON.parse(project.read('content/planned.json')) as object)).toEqual([
      'latest',
      'pages',
    ]);
  });

  it('redirects every page of it in all rules of deploy/, and no other page', async () => {
    await retire({ to: `${host}/` });
    const pages = expected.versions['3.9'].pages.map(({ route }) => route);
    expect(pages.length).toBeGreaterThan(100);
    for (const route of pages) {
      const target = host + route.slice('/3.9'.length);
      expect([route, followNginx(route), followRedirects(route)]).toEqual([route, target, target]);
      const bare = route.replace(/\/$/, '');
      for (const form of [`${bare}.html`, `${bare}/index.html`])
        expect([form, followNginx(form)]).toEqual([
          form,
          target.replace(/(?<=.)\/$/, bare === '/3.9' ? '/' : ''),
        ]);
    }
    expect([followNginx('/3.9'), followRedirects('/3.9')]).toEqual([`${host}/`, `${host}/`]);
    for (const { route } of expected.versions.latest.pages)
      expect([route, followNginx(route), followRedirects(route)]).toEqual([route, undefined, undefined]);
    expect([followNginx('/3x9/faq/'), followNginx('/3.90/faq/')]).toEqual([undefined, undefined]);
  });

  it('takes it out of the site that tests run on', async () => {
    const sink = 'tests/fixtures/kitchen-sink';
    project.write(`${sink}/3.9/README.md`, '# Sink\n');
    project.write(`${sink}/planned.json`, '{ "latest": {}, "3.9": {}, "pages": [] }\n');
    project.git('add', '-A');
    project.git('commit', '--quiet', '--message', 'Fixture');
    await retire();
    expect(existsSync(join(project.root, sink, '3.9'))).toBe(false);
    expect(JSON.parse(project.read(`${sink}/planned.json`))).toEqual({ latest: {}, pages: [] });
  });

  it('keeps the rules of versions that were retired before', async () => {
    const before = { label: '3.7', href: 'https://v3p7.example.org', about: 'Viewer 3.7', path: '/3.7' };
    await retire({ listed: { ...project.listed, archivedVersions: [before] } });
    expect(followNginx('/3.7/faq/general')).toBe('https://v3p7.example.org/faq/general');
    expect(followRedirects('/3.9/faq/general')).toBe(`${host}/faq/general`);
    expect(getRetiredVersions([before])).toEqual([{ path: '/3.7', href: 'https://v3p7.example.org' }]);
  });

  it.each(refusals)('refuses %s, and changes nothing', async (_what, options, message) => {
    const before = project.readAll();
    await expect(retire(options)).rejects.toThrow(message);
    expect(project.readAll()).toEqual(before);
  });

  it('refuses a working tree with changes', async () => {
    project.write('content/3.9/faq/general.md', '# Edited\n');
    await expect(retire()).rejects.toThrow('The working tree is not clean.');
    expect(existsSync(join(project.root, 'content/3.9'))).toBe(true);
  });

  it('puts everything back when the result does not pass', async () => {
    const before = project.readAll();
    const verify = () => Promise.reject(new Error('A page links to /3.9/faq/general.'));
    await expect(retire({ verify })).rejects.toThrow('A page links to');
    expect(project.readAll()).toEqual(before);
    expect(project.git('status', '--porcelain')).toBe('');
  });

  it.each(redirectRuleFiles)('asks for the marks in %s', (file) => {
    expect(() => writeRedirectRules(file, 'server {}\n', [])).toThrow(`${file} lacks a marker.`);
  });
});
