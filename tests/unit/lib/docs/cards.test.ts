import { expect, it } from 'vitest';
import { getDocCards } from '@/lib/docs/cards';
import { getDoc } from '@/tests/support/get-version';
import { makeCategory, makeDoc, makeVersion } from '@/tests/support/make-model';

const version = makeVersion(
  [
    makeDoc('guide/index.md', { title: 'Guide' }),
    makeDoc('guide/first.md', { title: 'First', description: 'The first.' }),
    makeDoc('guide/deep/one.md', { title: 'One' }),
    makeDoc('guide/deep/deeper/two.md', { title: 'Two' }),
    makeDoc('guide/deep/deeper/three.md', { title: 'Three' }),
  ],
  [makeCategory('guide'), makeCategory('guide/deep', { label: 'Deep' }), makeCategory('guide/deep/deeper')],
);

it('DOC-33 cards that link to docs keep the order of the given docs and omit unknown ones', () => {
  const ids = ['guide/deep/one', 'nothing', 'guide/first'];
  const cards = getDocCards(version, getDoc(version, 'guide/index'), ids);
  expect(cards.map(({ title }) => title)).toEqual(['One', 'First']);
});
