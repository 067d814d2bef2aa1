import { expect, it } from 'vitest';
import { checkUnusedImages } from '@/lib/checks/images';
import { makeCompiled, makeDoc, makeProblem, makeSite } from '@/tests/support/make-model';

const place = { line: 1, column: 1 };
const docs = [makeDoc('faq/general.md'), makeDoc('a.md', { frontmatter: { image: './img/card.png' } })];
const links = ['../img/large.png', '../a.md'].map((href) => ({ href, ...place }));
const body = makeCompiled({ images: [{ href: '../img/shown%20here.png', ...place }], links });

it('BLD-09 the content check reports an image file that no page shows or links to', () => {
  const images = ['shown here.png', 'large.png', 'card.png', 'old.svg'];
  const contentImages = images.map((name) => `content/latest/img/${name}`);
  const found = checkUnusedImages(makeSite(docs, [body], { contentImages }));
  expect(found).toMatchObject([{ file: 'content/latest/img/old.svg', line: 1, rule: 'unused-image' }]);
});

it('BLD-09 the content check does not report an unused image if a page with errors names it', () => {
  const broken = makeCompiled({ problems: [makeProblem({ rule: 'mdx-syntax' })] });
  const faulty = makeDoc('a.md', { body: '![A card](./img/card.png) {' });
  const contentImages = ['card.png', 'old.svg'].map((name) => `content/latest/img/${name}`);
  const found = checkUnusedImages(makeSite([faulty], [broken], { contentImages }));
  expect(found.map(({ file }) => file)).toEqual(['content/latest/img/old.svg']);
});
