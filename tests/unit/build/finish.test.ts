import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { finishExport } from '@/lib/build/finish';
import { useFolder } from '@/tests/support/use-folder';

const html = (text: string) => `<html><head></head><body>${text}</body></html>`;

const exported: Record<string, string> = {
  'index.html': html('home'),
  'index.txt': 'home data',
  'faq.html': html('faq'),
  'faq.txt': 'faq data',
  'faq/general.html': html('general'),
  'faq/general.txt': 'general data',
  'faq/general/__next._full.txt': 'copy',
  'faq/general/__next._tree.txt': 'tree',
  '3.9.html': html('older home'),
  '3.9.txt': 'older data',
  '404.html': html('nothing here'),
  '_not-found.html': html('internal'),
  '_not-found.txt': 'internal',
  '_not-found/__next._tree.txt': 'internal',
  '_next/static/page.html': '<p>no page</p>',
  'icon.svg': '<svg/>',
};

const { at, write } = useFolder();
const read = (file: string) => readFile(at(file), 'utf8');
const has = (file: string) => existsSync(at(file));

beforeEach(() => {
  for (const [file, text] of Object.entries(exported)) write(file, text);
});

const finish = (basePath = '') =>
  finishExport({ outDir: at(), permalinks: { '/faq': '/faq/', '/3.9': '/3.9/' }, basePath });

const permalinkOf = async (file: string) => /name="permalink" content="([^"]*)"/.exec(await read(file))?.[1];

describe('finishExport', () => {
  it('RT-22 every page is told its own address', async () => {
    finish();
    expect(await permalinkOf('index.html')).toBe('/');
    expect(await permalinkOf('faq.html')).toBe('/faq/');
    expect(await permalinkOf('faq/general.html')).toBe('/faq/general');
    expect(await permalinkOf('3.9.html')).toBe('/3.9/');
  });

  it('RT-26 addresses begin with the folder that the site lies in', async () => {
    finish('/docs');
    expect(await permalinkOf('index.html')).toBe('/docs/');
    expect(await permalinkOf('faq.html')).toBe('/docs/faq/');
  });

  it('RT-19 RT-20 RT-22 every page also lies where an index file is looked for, in the same words', async () => {
    finish();
    for (const [page, index] of [
      ['faq.html', 'faq/index.html'],
      ['faq/general.html', 'faq/general/index.html'],
      ['3.9.html', '3.9/index.html'],
    ] as const) {
      expect(await read(index)).toBe(await read(page));
    }
  });

  it('RT-02 data of pages that end in a slash also lies where the router asks for it', async () => {
    finish();
    expect(await read('faq/index.txt')).toBe('faq data');
    expect(await read('3.9/index.txt')).toBe('older data');
    expect(has('faq/general/index.txt')).toBe(false);
  });

  it('ERR-14 ERR-15 the script for the home page is in no other page', async () => {
    finishExport({ outDir: at(), permalinks: {}, basePath: '', homeScript: 'watch()' });
    expect(await read('index.html')).toContain('<script>watch()</script>');
    const others = ['faq.html', 'faq/index.html', '3.9.html', '3.9/index.html', '404.html'];
    expect((await Promise.all(others.map(read))).filter((text) => text.includes('watch()'))).toEqual([]);
  });

  it('RT-18 the not-found page is marked, has no address and lies nowhere else', async () => {
    finish();
    expect(await read('404.html')).toContain('<meta name="not-found" content=""/>');
    expect(await permalinkOf('404.html')).toBeUndefined();
    expect(has('404/index.html')).toBe(false);
  });

  it('every page has a policy, and what is no page is left alone', async () => {
    finish();
    for (const file of ['index.html', 'faq/general.html', '404.html', 'faq/index.html']) {
      expect(await read(file)).toContain('http-equiv="Content-Security-Policy"');
    }
    for (const file of ['_next/static/page.html', 'icon.svg']) {
      expect(await read(file)).toBe(exported[file]);
    }
  });

  it('files that nobody asks for are gone', () => {
    expect(finish()).toBe(5);
    for (const file of [
      '_not-found',
      '_not-found.html',
      '_not-found.txt',
      'faq/general/__next._full.txt',
      'faq/general/__next._tree.txt',
    ]) {
      expect({ file, there: has(file) }).toEqual({ file, there: false });
    }
  });

  it('a page without a head stops the build', () => {
    write('broken.html', '<p>x</p>');
    expect(() => finish()).toThrow(/no <head>/);
  });
});
