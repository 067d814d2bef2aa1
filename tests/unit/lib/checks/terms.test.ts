import { expect, it } from 'vitest';
import { createWrongTermFinder, type WordListEntry } from '@/lib/checks/terms';

const terms: WordListEntry[] = [
  { write: 'data source', not: ['datasource', 'data-source'] },
  { write: 'study list', not: ['worklist'], but: ['modality worklist'] },
  { write: 'GitHub', not: ['github'] },
  { write: 'Node.js', not: ['node.js', 'nodejs'] },
  { write: 'nginx', not: ['nginx'] },
];
const find = createWrongTermFinder(terms);
const inText = (text: string) => find({ text, line: 4, column: 3 }).map(({ found, write }) => [found, write]);

it('the word check finds words to avoid in any case and in the plural', () => {
  const found = inText('A datasource, Datasources, NGINX; on Github.').map((words) => words.join(': '));
  expect(found).toEqual([
    'datasource: data source',
    'Datasource: data source',
    'Github: GitHub',
    'NGINX: nginx',
  ]);
});

it.each([
  'Data sources on GitHub behind nginx, with Node.js 20.',
  'See github.com, nginx.conf, @types/nodejs, /worklist and data-source-api.',
  'The message "No datasource" and the button “Worklist”.',
  'The archive has a modality worklist.',
  'mydatasource and datasourcery are names.',
])('the word check finds no word to avoid in: %s', (text) => {
  expect(inText(text)).toEqual([]);
});

it('the word check reports words to avoid at their place, also on a later line', () => {
  const places = find({ text: 'x datasource\nand github', line: 4, column: 3 });
  expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual(['4:5', '5:5']);
});
