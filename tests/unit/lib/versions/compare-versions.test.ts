import { expect, it } from 'vitest';
import { latestConfig, makeDoc, makeVersion, olderConfig } from '@/tests/support/make-model';
import type { PageSection } from '@/lib/mdx/types';
import { makeSection } from '@/tests/support/make-section';
import { compareVersions } from '@/lib/versions/compare-versions';
import { findVersion } from '@/tools/versions/find-version';
import { formatComparison } from '@/tools/versions/format-comparison';
import { getPageSections, readVersionText } from '@/lib/versions/read-version-text';
import type { PageTextInVersion, VersionText } from '@/lib/versions/types';

const sentence =
  'The archive answers each search with a list of studies, and the viewer shows them in a table that users can sort.';

const page = (id: string, text: string, keys: Partial<PageTextInVersion> = {}): PageTextInVersion => ({
  id,
  route: `/${id}`,
  title: id,
  category: '',
  sections: [makeSection(keys.title ?? id, text, { id: '', level: 1 })],
  ...keys,
});
const latest = (...pages: PageTextInVersion[]): VersionText => {
  return { name: 'current', label: 'Latest', path: '/', pages };
};
const older = (...pages: PageTextInVersion[]): VersionText => {
  const moved = pages.map((entry) => ({ ...entry, route: `/3.9${entry.route}` }));
  return { name: '3.9', label: '3.9', path: '/3.9', pages: moved };
};
const kinds = (from: VersionText, to: VersionText) =>
  compareVersions(from, to).map(({ kind, id }) => `${kind} ${id}`);

it('comparing two versions classifies pages as same, changed, added or removed, in order', () => {
  const from = older(page('a', 'One.'), page('gone', 'Old text.'), page('b', 'Two.'));
  const to = latest(page('a', 'One.'), page('new', sentence), page('b', 'Two or three.'));
  expect(kinds(from, to)).toEqual(['same a', 'removed gone', 'added new', 'changed b']);
});

it('comparing two versions classifies a page as moved if its doc has another address', () => {
  const to = latest(page('a', 'One.', { route: '/x/a' }));
  const [change] = compareVersions(older(page('a', 'One.')), to);
  expect(change).toMatchObject({ kind: 'moved', from: { route: '/3.9/a' }, to: { route: '/x/a' } });
  expect(change?.size).toEqual({ added: 0, removed: 0, share: 0 });
});

it('comparing two versions finds a moved page with another id by its text, not its title', () => {
  const from = older(page('old/a', sentence, { title: 'Search' }));
  const newer = (text: string) => latest(page('new/a', text, { title: 'Search' }));
  expect(kinds(from, newer(`${sentence} It is fast.`))).toEqual(['moved new/a']);
  const other = newer('Set the port in the second line of the file.');
  expect(kinds(from, other)).toEqual(['removed old/a', 'added new/a']);
});

it('comparing two versions classifies a page as changed if only its sections are reordered', () => {
  const sections = ['One', 'Two'].map((title) => makeSection(title, title));
  const from = older(page('a', '', { sections }));
  const to = latest(page('a', '', { sections: sections.toReversed() }));
  expect(kinds(from, to)).toEqual(['changed a']);
});

it('the printed comparison of two versions lists changed pages with the size of each change', () => {
  const from = older(page('a', 'One two.'), page('b', 'Same.'), page('c', sentence));
  const to = latest(page('a', 'One three.'), page('b', 'Same.'), page('x/c', sentence, { title: 'c' }));
  const text = formatComparison(from, to, compareVersions(from, to)).replaceAll(/ +/g, ' ');
  expect(text).toContain('From 3.9 to Latest');
  expect(text).toContain('Moved (1)\n/x/c 0 % from /3.9/c\n');
  expect(text).toContain('Changed (1)\n/a +1 -1 33 % 1 changed');
  expect(text).toContain('0 added, 0 removed, 1 moved, 1 changed, 1 the same');
});

it('DOC-02 the compared text of a page includes the title that it shows above its text', () => {
  const text = makeSection('', 'Text.', { level: 1 });
  const below = makeSection('A');
  const doc = makeDoc('a.md', { title: 'Title' });
  const titles = (sections: PageSection[], keys = {}) =>
    getPageSections({ ...doc, ...keys }, sections).map(({ title }) => title);
  expect(titles([text, below])).toEqual(['Title', 'A']);
  expect(titles([below])).toEqual(['Title', 'A']);
  expect(titles([text], { contentTitle: 'Own' })).toEqual(['']);
  expect(titles([text], { frontmatter: { hide_title: true } })).toEqual(['']);
});

it('reading a version for a comparison returns every page with its address and top category', () => {
  const version = makeVersion(['deployment/docker.md', 'intro.md'], [], olderConfig);
  const text = readVersionText(version, new Map());
  expect(text).toMatchObject({ name: '3.9', path: '/3.9' });
  expect(text.pages.map(({ id, category, route }) => [id, category, route])).toEqual([
    ['deployment/docker', 'deployment', '/3.9/deployment/docker'],
    ['intro', '', '/3.9/intro'],
  ]);
});

it('a version to compare is found by name or as "latest", and unknown ones throw', () => {
  const find = (name: string) => findVersion([latestConfig, olderConfig], name).name;
  expect(['latest', '3.9'].map(find)).toEqual(['current', '3.9']);
  expect(() => find('3.8')).toThrow('There is no version "3.8". Known versions: latest, 3.9.');
});
