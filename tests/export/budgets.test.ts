import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { memoize } from '@/lib/text/memoize';
import { latestLabel, olderVersions } from '@/tests/support/served-versions';
import {
  attribute,
  findTags,
  dataFileOf,
  gzipSize,
  linksOf,
  readPage,
  scriptsOf,
} from '../support/built-page';
import { listPages } from '../support/exported-site';

/**
 * Bytes after gzip that a docs page may load before the reader does anything, and number of fonts in its style sheets.
 * `script` includes the behavior of the text, which is loaded when the site starts. `data` is what the data file of the
 * page contains besides the text.
 */
const budgets = { script: 157 * 1024, data: 4 * 1024, style: 15 * 1024, fonts: 0 };

const readExported = memoize((address: string) =>
  readFileSync(join('out', decodeURIComponent(address)), 'utf8'),
);

/** Lists the scripts that the scripts of a docs page load at once: those of its behavior. */
const findBehavior = (addresses: readonly string[]): string[] => addresses.flatMap(findBehaviorIn);

const findBehaviorIn = memoize((address: string) =>
  [...readExported(address).matchAll(/"(static\/chunks\/[\w-]+\.js)"/g)]
    .map(([, file]) => `/_next/${file}`)
    .filter((file) => readExported(file).includes('"attachPageBehavior"')),
);

function loadedBy(route: string) {
  const { document, html } = readPage(route);
  const styles = linksOf(document, 'stylesheet');
  return {
    scripts: new Set(scriptsOf(html)),
    behavior: findBehavior(scriptsOf(html)),
    data: dataFileOf(html),
    text: gzipSync(/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '').length,
    styles,
    fonts: styles.flatMap((address) => readExported(address).match(/@font-face/g) ?? []).length,
  };
}

describe('size budgets', () => {
  const pages = listPages('out');

  it('no docs page loads more script, data, styles and fonts than allowed', () => {
    const over = pages.flatMap(({ route }) => {
      const { scripts, behavior, data, text, styles, fonts } = loadedBy(route);
      const sizes = {
        script: gzipSize(new Set([...scripts, ...behavior])),
        data: gzipSize([data]) - text,
        style: gzipSize(styles),
        fonts,
      };
      const kinds = Object.keys(budgets) as (keyof typeof budgets)[];
      return kinds.every((kind) => sizes[kind] <= budgets[kind]) ? [] : [{ route, ...sizes }];
    });
    expect(pages.length).toBeGreaterThan(60);
    expect(loadedBy('/faq/technical').behavior).toHaveLength(1);
    expect(over).toEqual([]);
  });

  it('the scripts of config checker, header checker and setup generator load only on their own pages', () => {
    /** A word that only the scripts of a tool contain → the page of the tool. */
    const words = {
      'missing-data-sources': '/tools/config',
      'no-allow-origin': '/tools/headers',
      'oauth2-proxy.cfg': '/tools/setup',
    };
    const findWord = (word: string, addresses: Iterable<string>) =>
      [...addresses].filter((address) => readExported(address).includes(word));
    const routes = [...pages.map(({ route }) => route), '/help', '/search', '/versions'];
    const shared = new Set(routes.flatMap((route) => scriptsOf(readPage(route).html)));
    for (const [word, tool] of Object.entries(words)) {
      expect(findWord(word, scriptsOf(readPage(tool).html))).not.toEqual([]);
      expect(findWord(word, shared)).toEqual([]);
    }
  });

  it('VER-08 VER-17 scripts shared by all versions contain no version’s name; each page lists the versions', () => {
    const homes = ['/', ...olderVersions.map(({ path }) => `${path}/`)];
    const [first = new Set<string>(), ...others] = homes.map((route) => loadedBy(route).scripts);
    const shared = [...first].filter((address) => others.every((addresses) => addresses.has(address)));
    expect(shared.length).toBeGreaterThan(5);
    const names = olderVersions.flatMap(({ name, path }) => [`"${name}"`, `${path}/`, latestLabel]);
    const telling = shared.filter((address) => {
      const text = readExported(address);
      return names.some((name) => text.includes(name));
    });
    expect(telling).toEqual([]);
    for (const route of homes) {
      const [root] = findTags(readPage(route).document, 'html');
      const listed = JSON.parse((root && attribute(root, 'data-versions')) ?? '[]') as { name: string }[];
      expect(listed.map(({ name }) => name)).toEqual(['current', ...olderVersions.map(({ name }) => name)]);
    }
  });

  it('SB-12 the HTML and data of the home page omit the entries of closed sidebar categories', () => {
    const { html } = readPage('/');
    const data = readFileSync(join('out', dataFileOf(html)), 'utf8');
    const titles = [...(html + data).matchAll(/user-guide\/viewer\/measurement-tracking/g)];
    expect(titles).toEqual([]);
  });
});
