import { symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildDoc } from '@/lib/content/doc';
import { getContentPath, readVersionFiles } from '@/lib/content/read';
import { getProblemTexts } from '@/tests/support/make-model';
import { useFolder } from '@/tests/support/use-folder';

const { at, write } = useFolder();
const contentDir = 'tests/fixtures/content/odd-names';
const { docs, categories, problems } = readVersionFiles({ name: 'x', dir: 'content/latest' }, { contentDir });

it('RT-23 file names with spaces and non-ASCII letters are read, and kept in page addresses', () => {
  const context = { versionPath: '/', editUrl: null, lastUpdates: null };
  const built = docs.map((raw) => buildDoc(raw, context));
  expect([...problems, ...built.flatMap((page) => page.problems)]).toEqual([]);
  const names = { id: 'erste Schritte/Für alle', route: '/erste Schritte/Für alle', title: 'Für alle' };
  expect(built).toMatchObject([
    { doc: { source: 'erste Schritte/01 - Für alle.md', ...names } },
    { doc: { source: '問題.mdx', id: '問題', route: '/問題', title: '問題' } },
  ]);
});

it('BLD-10 reading a version normalizes line ends, and skips partials, hidden files and other files', () => {
  expect(docs.map(({ source }) => source)).toEqual(['erste Schritte/01 - Für alle.md', '問題.mdx']);
  expect(docs[1]?.text).toBe('---\ntitle: 問題\n---\n\nText.\n');
  expect(categories).toEqual([{ file: `${contentDir}/latest/_category_.json`, dir: '', label: 'Top' }]);
});

it('VER-16 a version is read from its own folder, and each file gets the name of the version', () => {
  const pathIn = (dir: string) => getContentPath('content/3.9', { root: '/project', contentDir: dir });
  expect(pathIn('content')).toBe('/project/content/3.9');
  expect(pathIn('/elsewhere')).toBe('/elsewhere/3.9');
  expect(pathIn('fixtures/x')).toBe('/project/fixtures/x/3.9');
  expect(docs.every(({ version }) => version === 'x')).toBe(true);
});

it('BLD-09 reading a version reports a folder without pages', () => {
  write('content/latest/_category_.json', '{ "label": "Home" }');
  const options = { root: at(), contentDir: 'content' };
  const { problems: found } = readVersionFiles({ name: 'current', dir: 'content/latest' }, options);
  expect(found.flatMap(getProblemTexts)).toEqual([
    'error content/latest:1:1 missing-content-folder',
    'This folder contains no pages.',
    'Add a page, or remove the version with `npm run version:retire`.',
  ]);
});

it('BLD-09 reading a version follows symbolic links only to pages of the same version', () => {
  write('secret.md', 'outside\n');
  write('content/latest/page.md', 'inside\n');
  symlinkSync(at('secret.md'), at('content/latest/link.md'));
  symlinkSync(at('content/latest/page.md'), at('content/latest/twin.md'));
  const options = { root: at(), contentDir: 'content' };
  const latest = readVersionFiles({ name: 'current', dir: 'content/latest' }, options);
  expect(latest.docs.map(({ file }) => file)).toEqual(['content/latest/page.md', 'content/latest/twin.md']);
  expect(latest.problems).toMatchObject([{ file: 'content/latest/link.md', rule: 'link-out-of-content' }]);
});

it('BLD-09 reading a version warns of files that are not read although they are named nearly like pages or category files', () => {
  write('content/latest/page.md', 'Text\n');
  for (const name of ['_category_.json', '_category_.yml'])
    write(`content/latest/a/${name}`, '{ "label": "A" }');
  const ignored = ['UPPER.MD', '_Category_.json', 'b/_category.yml', 'b/category.json', 'notes.markdown'];
  const others = ['_part.MD', '.hidden.markdown', 'categories.json', 'data.json', 'readme.txt'];
  for (const name of [...ignored, ...others]) write(`content/latest/${name}`, '{ "label": "B" }');
  const options = { root: at(), contentDir: 'content' };
  const latest = readVersionFiles({ name: 'current', dir: 'content/latest' }, options);
  expect(latest.categories.map(({ file }) => file)).toEqual(['content/latest/a/_category_.json']);
  const warned = latest.problems.map(({ severity, rule, file }) => `${severity} ${rule} ${file}`);
  const expected = [...ignored, 'a/_category_.yml'].map(
    (name) => `warning ignored-file content/latest/${name}`,
  );
  expect(warned.toSorted()).toEqual(expected.toSorted());
  expect(latest.problems.at(-1)?.message).toContain('has content/latest/a/_category_.json as well');
});
