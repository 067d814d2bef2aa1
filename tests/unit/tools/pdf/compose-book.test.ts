import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { composeBook, type BookParts } from '@/tools/pdf/compose-book';
import { attribute, findAll, findTags, hasClass, linksOf, textOf } from '../../../support/built-page';

const parts: BookParts = {
  siteTitle: 'Site',
  origin: 'https://example.org',
  lang: 'en',
  styles: ['/a.css', '/b.css'],
  book: {
    file: 'a.pdf',
    title: "Reader's <guide>",
    version: '1.2',
    chapters: ['/a', '/b'].map((route, depth) => ({ route, depth })),
  },
  chapters: [
    { id: 'c1', title: 'One & all', sections: [{ id: 'c1-s', title: 'Part' }], html: '<h1>One</h1>' },
    { id: 'c2', title: 'Two', sections: [], html: '<h1>Two</h1>' },
  ],
  pageNumbers: new Map(Object.entries({ c1: 3, 'c1-s': 12 })),
};

it('a PDF book combines title, contents with page numbers, and chapters in one document', () => {
  const document = parse(composeBook(parts));
  expect(findTags(document, 'title').map(textOf)).toEqual(["Site 1.2 – Reader's <guide>"]);
  expect(linksOf(document, 'stylesheet')).toEqual(['/a.css', '/b.css']);
  const entries = findTags(document, 'li').flatMap((item) => findTags(item, 'a'));
  expect(entries.map((link) => [attribute(link, 'href'), attribute(link, 'style'), textOf(link)])).toEqual([
    ['#c1', '--depth:0', 'One & all3'],
    ['#c1-s', '--depth:1', 'Part12'],
    ['#c2', '--depth:1', 'Two000'],
  ]);
  const chapters = findAll(document, (element) => hasClass(element, 'book-chapter'));
  expect(chapters.map((chapter) => attribute(chapter, 'id'))).toEqual(['c1', 'c2']);
  expect(chapters.map(textOf)).toEqual(['One', 'Two']);
});

it('a PDF book escapes its title in the style sheet', () => {
  const book = { ...parts.book, title: "</style><p>it's \\" };
  const document = parse(composeBook({ ...parts, book, chapters: [] }));
  const [style] = findTags(document, 'style');
  expect(style && textOf(style)).toContain(String.raw`'Site 1.2 – \3c /style>\3c p>it\27 s \5c '`);
});
