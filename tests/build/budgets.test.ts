import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { latestVersionLabel } from '@/lib/site/constants';
import { olderVersions } from '@/versions.config';
import { attribute, findAll, readPage } from '../support/built-page';
import { listPages } from '../support/exported-site';

/** Bytes after gzip that a docs page may load before the reader does anything; 1 KB = 1024 bytes. */
const budgets = { script: 151 * 1024, style: 15 * 1024, fonts: 2 };

const sizes = new Map<string, number>();

function gzipSize(address: string): number {
  const file = join('out', decodeURIComponent(address.replace(/[?#].*$/, '')));
  const known = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

const sum = (addresses: ReadonlySet<string>) =>
  [...addresses].reduce((total, address) => total + gzipSize(address), 0);

function loadedBy(route: string) {
  const { document } = readPage(route);
  const scripts = findAll(document, ({ tagName }) => tagName === 'script')
    .filter((script) => attribute(script, 'nomodule') === undefined)
    .flatMap((script) => attribute(script, 'src') ?? []);
  const links = findAll(document, ({ tagName }) => tagName === 'link');
  const addresses = (test: (rel: string, as: string | undefined) => boolean) =>
    links
      .filter((link) => test(attribute(link, 'rel') ?? '', attribute(link, 'as')))
      .flatMap((link) => attribute(link, 'href') ?? []);
  return {
    scripts: new Set(scripts),
    styles: new Set(addresses((rel) => rel === 'stylesheet')),
    fonts: new Set(addresses((rel, as) => rel === 'preload' && as === 'font')),
  };
}

describe('size budgets', () => {
  const pages = listPages('out');

  it('no docs page loads more script, style or fonts than allowed', () => {
    const over = pages.flatMap(({ route }) => {
      const { scripts, styles, fonts } = loadedBy(route);
      const facts = { route, script: sum(scripts), style: sum(styles), fonts: fonts.size };
      const fits =
        facts.script <= budgets.script && facts.style <= budgets.style && facts.fonts <= budgets.fonts;
      return fits ? [] : [facts];
    });
    expect(pages.length).toBeGreaterThan(60);
    expect(over).toEqual([]);
  });

  it('VER-08 VER-17 scripts that pages of all versions load name none of them; the pages do', () => {
    const homes = ['/', ...olderVersions.map(({ path }) => `${path}/`)];
    const [first = new Set<string>(), ...others] = homes.map((route) => loadedBy(route).scripts);
    const shared = [...first].filter((address) => others.every((addresses) => addresses.has(address)));
    expect(shared.length).toBeGreaterThan(5);
    const names = olderVersions.flatMap(({ name, path }) => [`"${name}"`, `${path}/`, latestVersionLabel]);
    const telling = shared.filter((address) => {
      const text = readFileSync(join('out', decodeURIComponent(address)), 'utf8');
      return names.some((name) => text.includes(name));
    });
    expect(telling).toEqual([]);
    for (const route of homes) {
      const [root] = findAll(readPage(route).document, ({ tagName }) => tagName === 'html');
      const listed = JSON.parse((root && attribute(root, 'data-versions')) ?? '[]') as { name: string }[];
      expect(listed.map(({ name }) => name)).toEqual(['current', ...olderVersions.map(({ name }) => name)]);
    }
  });

  it('SB-12 the sidebar stands in a script of its version, not in every page', () => {
    const { html } = readPage('/');
    const titles = [...html.matchAll(/user-guide\/viewer\/measurement-tracking/g)];
    expect(titles).toEqual([]);
  });

  it('no file lies in the export that browsers never ask for', () => {
    const dead = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /__next\..*\.txt$|^_not-found/.test(file),
    );
    expect(dead).toEqual([]);
  });
});
