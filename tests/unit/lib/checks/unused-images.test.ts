import { expect, it } from 'vitest';
import { checkUnusedImages } from '@/lib/checks/images';
import { makeCompiled, makeDoc, makeProblem, makeSite } from '@/tests/support/make-model';

it('BLD-09 does not report an image that a page with errors names', () => {
  const problem = makeProblem({ rule: 'mdx-syntax' });
  const faulty = makeDoc('a.md', { body: '![A card](./img/card.png) {' });
  const contentImages = ['card.png', 'old.svg'].map((name) => `content/latest/img/${name}`);
  const found = checkUnusedImages(
    makeSite([faulty], [makeCompiled({ problems: [problem] })], { contentImages }),
  );
  expect(found.map(({ file }) => file)).toEqual(['content/latest/img/old.svg']);
});
