import { expect, it } from 'vitest';
import { checkCheckedAgainst, checkDuplicateRoutes } from '@/lib/checks/pages';
import type { Frontmatter } from '@/lib/content/frontmatter-schema';
import { makeDoc, makeSite, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

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
  const message = 'The address "/same/" already belongs to content/latest/a.md.';
  expect(checkDuplicateRoutes({ model, compiled, inputs })).toMatchObject([
    { file: 'content/latest/b.md', rule: 'duplicate-route', message },
    { file: 'content/latest/c.md', message: 'The address "/help" already belongs to the page /help.' },
  ]);
});
