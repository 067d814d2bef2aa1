import { describe, expect, it } from 'vitest';
import { getVersionDir, readVersion } from '@/lib/content/read';
import { loadWorld } from './load-world';

describe('readVersion', () => {
  it('RT-23 names with blanks and non-ASCII letters are read and keep their letters in the address', () => {
    const { pages, report } = loadWorld('odd-names');
    expect(report).toBe('');
    expect(pages.map(({ source, id, route, title }) => ({ source, id, route, title }))).toEqual([
      {
        source: 'erste Schritte/01 - Für alle.md',
        id: 'erste Schritte/Für alle',
        route: '/erste Schritte/Für alle',
        title: 'Für alle',
      },
      { source: '問題.mdx', id: '問題', route: '/問題', title: '問題' },
    ]);
  });

  it('BLD-10 byte order mark and Windows line ends are gone; partials, hidden files and other files are left out', () => {
    const { docs, categories } = loadWorld('odd-names');
    expect(docs.map(({ source }) => source)).toEqual(['erste Schritte/01 - Für alle.md', '問題.mdx']);
    expect(docs[1]?.text).toBe('---\ntitle: 問題\n---\n\nText.\n');
    expect(categories).toEqual([
      { file: 'tests/fixtures/content/odd-names/latest/_category_.json', dir: '', label: 'Top' },
    ]);
  });

  it('VER-16 a version is read from its own folder alone, and files carry its name', () => {
    const options = { root: '/project', contentDir: 'content' };
    expect(getVersionDir({ name: '3.9', dir: 'content/3.9' }, options)).toBe('/project/content/3.9');
    const { docs } = readVersion(
      { name: 'x', dir: 'content/latest' },
      { contentDir: 'tests/fixtures/content/odd-names' },
    );
    expect(new Set(docs.map(({ version }) => version))).toEqual(new Set(['x']));
  });

  it('VER-16 the content directory may lie elsewhere', () => {
    const version = { name: '3.9', dir: 'content/3.9' };
    expect(getVersionDir(version, { root: '/project', contentDir: '/elsewhere' })).toBe('/elsewhere/3.9');
    expect(getVersionDir(version, { root: '/project', contentDir: 'fixtures/x' })).toBe(
      '/project/fixtures/x/3.9',
    );
  });
});
