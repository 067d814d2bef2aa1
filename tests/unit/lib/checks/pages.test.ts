import { expect, it } from 'vitest';
import { checkCategoryRoutes, checkCheckedAgainst, checkDuplicateRoutes } from '@/lib/checks/pages';
import type { Frontmatter } from '@/lib/content/frontmatter-schema';
import {
  makeCategory,
  makeDoc,
  makeModel,
  makeSite,
  makeVersion,
  olderConfig,
} from '@/tests/support/make-model';

const known = new Map([['current', '3.10.1']]);

function check(frontmatter: Frontmatter, draft = false, viewers = known) {
  const doc = makeDoc('faq/general.md', { bodyLine: 10, frontmatter, draft });
  return checkCheckedAgainst(makeSite([doc], [], { viewers }));
}

it('the content check reports a page whose checked_against lacks the current viewer version or a source file', () => {
  const rule = 'checked-against';
  const messages = (version: string, sources: string[]) =>
    check({ checked_against: { version, sources } }).map(({ message }) => message);
  expect(messages('3.10.1', ['LICENSE'])).toEqual([]);
  expect(messages('3.10.1', [])).toEqual([expect.stringContaining('no source file')]);
  expect(messages('3.9.3', ['LICENSE'])).toEqual([expect.stringMatching(/viewer 3\.9\.3.*3\.10\.1/)]);
  expect(check({})).toMatchObject([{ file: 'content/latest/faq/general.md', line: 1, rule }]);
});

it('the content check requires no viewer version in drafts, or if the viewer of the docs version is unknown', () => {
  expect(check({}, true)).toEqual([]);
  expect(check({}, false, new Map())).toEqual([]);
});

const at = (name: string, slug: string, config?: typeof olderConfig) =>
  makeDoc(name, { frontmatter: { slug } }, config);
const model = makeModel([
  makeVersion([at('a.md', '/same'), at('b.md', '/same/'), at('c.md', '/help'), at('d.md', '/Same')]),
  makeVersion([at('a.md', '/same', olderConfig)], [], olderConfig),
]);

it('BLD-04 the content check reports two docs, or a doc and a page, with the same address', () => {
  const { compiled, inputs } = makeSite([], [], { pageRoutes: ['/help'] });
  const message = 'The address "/same/" already belongs to content/latest/a.md:1.';
  expect(checkDuplicateRoutes({ model, compiled, inputs })).toMatchObject([
    { file: 'content/latest/b.md', rule: 'duplicate-route', message },
    { file: 'content/latest/c.md', message: 'The address "/help" already belongs to the page /help.' },
  ]);
});

const withPage = (dir: string, slug: string, linkLine: number) =>
  makeCategory(dir, { link: { type: 'generated-index', slug }, linkLine });
const inCategories = makeModel(
  [
    makeVersion(
      [at('a.md', '/same'), 'one/x.md', 'two/x.md', 'three/x.md', 'four/x.md', 'five/x.md'],
      [
        withPage('one', '/same', 3),
        withPage('two', 'cards', 4),
        withPage('three', '/cards/', 5),
        withPage('four', '/search', 6),
        withPage('five', '/help', 7),
      ],
    ),
  ],
  [makeDoc('help.md', { file: 'content/site/help.md', keyLines: { slug: 2 } })],
);

it.each([
  ['one', 3, '/same', 'content/latest/a.md:1', 'a doc'],
  ['three', 5, '/cards/', 'content/latest/two/_category_.json:4', 'another category'],
  ['four', 6, '/search', 'the page /search', 'a page written in code'],
  ['five', 7, '/help', 'content/site/help.md:2', 'a page outside any version'],
])(
  'the content check reports the page of category "%s" on line %d: %s belongs to %s, %s',
  (dir, line, route, owner) => {
    const { compiled, inputs } = makeSite([], [], { pageRoutes: ['/search'] });
    const site = { model: inCategories, compiled, inputs };
    const file = `content/latest/${dir}/_category_.json`;
    const message = `The address "${route}" already belongs to ${owner}.`;
    expect(checkCategoryRoutes(site)).toContainEqual(expect.objectContaining({ file, line, message }));
    expect(checkCategoryRoutes(site)).toHaveLength(4);
    expect(checkDuplicateRoutes(site)).toEqual([]);
  },
);
