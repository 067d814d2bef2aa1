import { expect, it } from 'vitest';
import { getSurroundings } from '@/lib/docs/surroundings';
import type { VersionModel } from '@/lib/docs/types';
import { makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const current = makeVersion([
  makeDoc('README.md', { frontmatter: { slug: '/', sidebar_position: 1 } }),
  'faq/general.md',
]);
const older = makeVersion(['faq/general.md', 'faq/only39.md'], [], olderConfig);
const model = makeModel([current, older]);

function surroundingsOf(version: VersionModel, id: string) {
  const doc = version.docs.find((candidate) => candidate.id === id);
  if (!doc) throw new Error(`no doc ${id}`);
  return getSurroundings(model, version, doc, { breadcrumbs: true });
}

it('VER-06 the counterpart is the same doc in the latest version', () => {
  const latest = { href: '/faq/general', label: '3.10.4 (Latest)', sameDoc: true };
  expect(surroundingsOf(older, 'faq/general').latest).toEqual(latest);
  expect(surroundingsOf(current, 'faq/general').latest).toEqual(latest);
});

it('VER-06 without a counterpart it is the latest home', () => {
  expect(surroundingsOf(older, 'faq/only39').latest).toEqual({
    href: '/',
    label: '3.10.4 (Latest)',
    sameDoc: false,
  });
});

it('DOC-03 DOC-14 trail and neighbors come from the doc’s own version', () => {
  expect(surroundingsOf(older, 'faq/only39')).toMatchObject({
    crumbs: [{ label: 'faq' }, { label: 'only39' }],
    previous: { label: 'general', href: '/3.9/faq/general' },
    next: null,
  });
});
