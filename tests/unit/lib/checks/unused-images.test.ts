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

it('BLD-09 the content check does not report unused images while a page has errors, which may show them', () => {
  const broken = makeCompiled({ problems: [makeProblem({ rule: 'mdx-syntax' })] });
  const contentImages = ['content/latest/img/card.png'];
  expect(checkUnusedImages(makeSite([makeDoc('a.md')], [broken], { contentImages }))).toEqual([]);
});
