import { expect, it } from 'vitest';
import { checkCheckedAgainst } from '@/lib/checks/checked-against';
import type { Frontmatter } from '@/lib/content/frontmatter-schema';
import { makeDoc, makeSite } from '@/tests/support/make-model';

const known = new Map([['current', '3.10.1']]);

function check(frontmatter: Frontmatter, draft = false, viewers = known) {
  const doc = makeDoc('faq/general.md', { bodyLine: 10, frontmatter, draft });
  return checkCheckedAgainst(makeSite([doc], [], { viewers }));
}

it('a page names the viewer of its version and at least one source file', () => {
  expect(check({ checked_against: { version: '3.10.1', sources: ['LICENSE'] } })).toEqual([]);
  expect(check({})).toMatchObject([
    { file: 'content/latest/faq/general.md', line: 1, rule: 'checked-against' },
  ]);
  expect(check({ checked_against: { version: '3.10.1', sources: [] } })).toMatchObject([
    { message: expect.stringContaining('no source file') },
  ]);
  expect(check({ checked_against: { version: '3.9.3', sources: ['LICENSE'] } })).toMatchObject([
    { message: expect.stringMatching(/viewer 3\.9\.3.*3\.10\.1/) },
  ]);
});

it('drafts, and versions whose viewer is not known, are left alone', () => {
  expect(check({}, true)).toEqual([]);
  expect(check({}, false, new Map())).toEqual([]);
});
