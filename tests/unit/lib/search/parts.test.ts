import { beforeAll, describe, expect, it } from 'vitest';
import { decodeNumbers, encodeNumbers } from '@/lib/search/index-format';
import { buildRecords } from '@/lib/search/records';
import { readSynonyms } from '@/lib/search/site-indexes';
import { parseSynonyms } from '@/lib/search/synonyms';
import { stemWord } from '@/lib/search/stem';
import { getTokenKeys, splitWords } from '@/lib/search/tokens';
import { getEditDistance } from '@/lib/text/edit-distance';
import {
  askClient,
  createSiteSearch,
  gzipSize,
  versionFilter,
  type SiteSearch,
} from '@/tools/search/site-search';
import { readGolden } from '@/tools/search/search-golden';
import { makeIndex, makePage } from '@/tools/search/small-index';

const keysOf = (text: string) => getTokenKeys(text).map(({ key }) => key);

describe('words', () => {
  it('SM-11 takes identifiers apart and keeps them whole', () => {
    expect(keysOf('getModule')).toEqual(['getmodule', 'get', 'module']);
    expect(keysOf('@ohif/extension-default')).toEqual(
      expect.arrayContaining(['ohifextensiondefault', 'extensiondefault', 'ohif', 'extension', 'default']),
    );
    expect(keysOf('ohif.hotkeyBindings')).toEqual(
      expect.arrayContaining(['ohifhotkeybindings', 'hotkeybindings', 'hotkey', 'bindings']),
    );
    expect(keysOf('PUBLIC_URL')).toEqual(['publicurl', 'public', 'url']);
  });

  it('SM-11 keeps the places of words, folds case and accents, and pairs Chinese signs', () => {
    expect(splitWords('Ä wadoRoot')).toEqual([
      { key: 'a', start: 0, end: 1 },
      { key: 'wado', start: 2, end: 6 },
      { key: 'root', start: 6, end: 10 },
    ]);
    expect(splitWords('影像检视').map(({ key }) => key)).toEqual(['影像', '像检', '检视']);
  });

  it('brings forms of a word together and counts wrong letters', () => {
    expect(new Set(['deploy', 'deploys', 'deploying', 'deployment'].map(stemWord)).size).toBe(1);
    expect(getEditDistance('dokcer', 'docker', 2)).toBe(1);
    expect(getEditDistance('hangng', 'hanging', 2)).toBe(1);
    expect(getEditDistance('abc', 'xyzuvw', 2)).toBe(3);
    expect(getEditDistance('protcol', 'protocolname', 1, true)).toBe(1);
  });

  it('writes numbers as text and reads them back', () => {
    const numbers = [0, 1, 31, 32, 1023, 1024, 60_000, 1_000_000];
    expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
  });
});

describe('synonyms', () => {
  it('are well formed, and faults are named with their line', () => {
    expect(readSynonyms('content').problems).toEqual([]);
    expect(Object.keys(readSynonyms('content').synonyms).length).toBeGreaterThan(30);
    expect(parseSynonyms('login: [auth]\nLogin: [other]\n', 'x.yaml').problems).toMatchObject([{ line: 2 }]);
    expect(parseSynonyms('login: auth\n', 'x.yaml').problems).toMatchObject([{ rule: 'search-synonyms' }]);
  });
});

describe('the index of the content', () => {
  let search: SiteSearch;
  beforeAll(async () => {
    search = await createSiteSearch();
  }, 300_000);

  it('SH-12 SM-15 has every listed page with its tag, root category and sections', () => {
    const options = { language: 'en', pluginId: 'default', pageRanks: { '/release-notes': 0.6 } };
    const [version] = search.model.versions;
    if (!version) throw new Error('There is no version.');
    const pages = buildRecords(version, search.sections, options);
    const listed = version.docs.filter(({ unlisted }) => !unlisted);
    expect(pages.map(({ url }) => url)).toEqual(listed.map(({ route }) => route));
    const docker = pages.find(({ url }) => url === '/deployment/docker/');
    expect(docker).toMatchObject({ lvl0: 'Deployment', tag: 'docs-default-current', version: 'current' });
    const notes = pages.find(({ url }) => url === '/release-notes');
    expect([notes?.lvl0, notes?.rank, docker?.rank]).toEqual(['3.10.4 (Latest)', 0.6, 1]);
    for (const { sections } of pages)
      expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(sections.length);
  });

  it('is the same each time, with parts in a folder named after them', () => {
    const pages = [makePage('One', { A: 'text' })];
    expect(makeIndex(pages)).toEqual(makeIndex(pages));
    const folder = (text: string) => [...makeIndex([makePage('One', { A: text })]).keys()][1];
    expect(folder('text')).not.toBe(folder('other'));
  });

  it('a first search in the dialog fetches 17 KB on average, and rarely more than 28 KB', async () => {
    const sizes: number[] = [];
    for (const { query } of readGolden()) {
      const { client, fetched } = search.createClient();
      await askClient(client, { query, facetFilters: versionFilter('current'), hitsPerGroup: 5 });
      sizes.push(gzipSize(search.files, fetched));
    }
    sizes.sort((left, right) => left - right);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(17 * 1024);
    expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThan(28 * 1024);
  }, 120_000);
});
