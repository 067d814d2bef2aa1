import { parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import type { PageSection } from '@/lib/mdx/types';
import { toChangeHtml } from '@/lib/versions/change-html';
import { comparePages } from '@/lib/versions/compare-pages';
import { compareVersions } from '@/lib/versions/compare-versions';
import { readVersionText } from '@/lib/versions/read-version-text';
import type { PageChange, PageTextInVersion, VersionText } from '@/lib/versions/types';
import { findAll, findTags, hasClass, rawTextOf, textOf, type Element } from '@/tests/support/built-page';
import { makeSection } from '@/tests/support/make-section';
import { readSide } from '@/tests/support/read-change-html';
import { readSiteSections } from '@/tools/read-site-sections';

const options = { fromLabel: '3.9', basePath: '/docs' };
const place = { id: 'a', title: 'A', category: '' };
const size = { added: 0, removed: 0, share: 0 };

const section = (id: string, text: string, code?: string[]) =>
  makeSection(id.toUpperCase(), text, { id, ...(code && { code }) });

const sides = { from: { ...place, route: '/3.9/a' }, to: { ...place, route: '/b' } };
function draw(
  from: readonly PageSection[],
  to: readonly PageSection[],
  kind: PageChange['kind'] = 'changed',
) {
  const html = toChangeHtml({ id: 'a', kind, ...sides, size, sections: comparePages(from, to) }, options);
  const tree = parseFragment(html);
  const all = (tag: string) => findAll(tree, ({ tagName }) => tagName === tag);
  return { html, all, texts: (tag: string) => all(tag).map(textOf) };
}

it('a page comparison marks changed phrases and code lines, with labels for screen readers', () => {
  const code = (value: number) => `const a = {\n\n  port: ${value},\n};`;
  const before = `Use the old green port here.\n${code(1)}\nDone.`;
  const after = `Use the new blue port here.\n${code(2)}\nDone.`;
  const { texts, html } = draw([section('one', before, [code(1)])], [section('one', after, [code(2)])]);
  expect(texts('del')).toEqual(['[removed: old green]', 'removed: port: 1,']);
  expect(texts('ins')).toEqual(['[added: new blue]', 'added: port: 2,']);
  expect([readSide(html, 'from')[0]?.text, readSide(html, 'to')[0]?.text]).toEqual([before, after]);
});

it('a page comparison states how much changed, and links to page and changed sections', () => {
  const { texts, html } = draw(
    [section('one', 'Same.'), section('two', 'Gone and forgotten.'), section('three', 'Stays.')],
    [section('one', 'Same.'), section('three', 'Stays. And more.'), section('four', 'Entirely new here.')],
    'moved',
  );
  expect(texts('p').slice(0, 2)).toEqual([
    '3 of 4 sections differ: 1 changed, 1 added, 1 removed.',
    'In 3.9 this page was at /3.9/a. Read the page of 3.9',
  ]);
  for (const address of ['/docs/3.9/a', '/docs/3.9/a#two', '/docs/b#three', '/docs/b#four'])
    expect(html).toContain(`href="${address}"`);
  expect(texts('h3')).toEqual(['ONE', 'Removed: TWO', 'Changed: THREE', 'Added: FOUR']);
});

it('a page comparison collapses unchanged text, except a paragraph between changes', () => {
  const lines = (...texts: string[]) => [section('one', texts.join('\n'))];
  const { texts } = draw(
    lines('First.', 'Second.', 'The old way here.', 'Between.', 'Another old way there.', 'Last.'),
    lines('First.', 'Second.', 'The new way here.', 'Between.', 'Another new way there.', 'Last.'),
  );
  expect(texts('summary')).toEqual(['2 unchanged paragraphs', '1 unchanged paragraph']);
  expect(texts('details').join()).not.toContain('Between.');
});

it('a page comparison collapses unchanged lines of long code', () => {
  const code = (last: string) =>
    [...Array.from({ length: 20 }, (_, line) => `line ${line}`), last].join('\n');
  const { texts, html } = draw(
    [section('one', code('old'), [code('old')])],
    [section('one', code('new'), [code('new')])],
  );
  expect(texts('summary')).toEqual(['17 unchanged lines']);
  expect(readSide(html, 'to')).toEqual([{ title: 'ONE', text: code('new') }]);
});

it.each([
  ['inline code that repeats', 'Use a or a.\na\nb', ['a', 'a', 'a'], 'b'],
  ['code that is not in the text', 'One.', ['gone\nfrom here'], ''],
  ['a code block of blank lines', 'x\n\n\ny', ['x\n\n\ny'], 'x\n\ny'],
])('a page comparison contains the complete text of both versions: %s', (_what, text, code, after) => {
  const { html } = draw([section('one', text, code)], [section('one', after)]);
  expect([readSide(html, 'from'), readSide(html, 'to')]).toEqual(
    [text, after].map((side) => [{ title: 'ONE', text: side }]),
  );
});

it('a page comparison escapes texts, so that they never become HTML', () => {
  const { html, all } = draw(
    [section('one', '<script>alert(1)</script> & "a"')],
    [section('<b>', '<img src=x onerror=alert(1)> & "b"')],
  );
  expect([...all('script'), ...all('img'), ...all('b')]).toEqual([]);
  expect(readSide(html, 'to')).toEqual([{ title: '<B>', text: '<img src=x onerror=alert(1)> & "b"' }]);
});

const { model, sections: sectionsOf } = await readSiteSections();
const versions = model.versions.map((version) => readVersionText(version, sectionsOf));
// These two have every kind of difference; right after a cut, the newest two have hardly any.
const [latest, older] = ['current', '3.9'].map((name) => versions.find((version) => version.name === name));
if (!latest || !older) throw new Error('There are no two versions.');
const changes = compareVersions(older, latest);
const none: PageTextInVersion = { ...place, route: '', sections: [] };
const getPage = (version: VersionText, id?: string) => version.pages.find((page) => page.id === id) ?? none;
const textOfPage = (page: PageTextInVersion) => page.sections.map(({ title, text }) => ({ title, text }));

it('the comparison of the versions in content/ contains each page of both versions once', () => {
  const ids = (side: 'from' | 'to') => changes.flatMap((change) => change[side]?.id ?? []).sort();
  expect(ids('from')).toEqual(older.pages.map(({ id }) => id).sort());
  expect(ids('to')).toEqual(latest.pages.map(({ id }) => id).sort());
  expect(changes.length).toBeGreaterThan(100);
});

it('the comparison of the versions in content/ contains the complete text of each version', () => {
  for (const change of changes) {
    const { id, from, to } = change;
    const html = toChangeHtml(change, options);
    const texts = [getPage(older, from?.id), getPage(latest, to?.id)].map(textOfPage);
    expect([id, readSide(html, 'from'), readSide(html, 'to')]).toEqual([id, ...texts]);
  }
});

it('the comparison of the versions in content/ contains the complete text of two unrelated pages', () => {
  for (const [at, page] of latest.pages.entries()) {
    const other = latest.pages[(at + 7) % latest.pages.length] ?? page;
    const { html } = draw(page.sections, other.sections);
    expect(readSide(html, 'from')).toEqual(textOfPage(page));
    expect(readSide(html, 'to')).toEqual(textOfPage(other));
  }
});

it('the comparison of the versions in content/ finds no change between a version and itself', () => {
  expect(compareVersions(latest, latest).filter(({ kind }) => kind !== 'same')).toEqual([]);
});

it('the comparison of the versions in content/ marks all text that only one version has, and collapses only text of both', () => {
  const isMark = ({ tagName }: Element) => tagName === 'ins' || tagName === 'del';
  const isUnmarked = (block: Element) => findAll(block, isMark).length === 0;
  const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  for (const change of changes) {
    const sections = findTags(parseFragment(toChangeHtml(change, options)), 'section');
    const folds = sections.flatMap((part) => findTags(part, 'details'));
    expect([change.id, folds.filter((fold) => !isUnmarked(fold)).map(textOf)]).toEqual([change.id, []]);
    const blocks = sections.flatMap((part) =>
      findAll(part, (element) => element.tagName === 'p' || hasClass(element, 'change-code')),
    );
    const shared = blocks.filter(isUnmarked).flatMap((block) => linesOf(rawTextOf(block)));
    const texts = [getPage(older, change.from?.id), getPage(latest, change.to?.id)].map(
      ({ sections: parts }) => new Set(parts.flatMap(({ text }) => linesOf(text))),
    );
    const foreign = shared.filter((line) => texts.some((lines) => line !== '' && !lines.has(line)));
    expect([change.id, foreign]).toEqual([change.id, []]);
  }
});
