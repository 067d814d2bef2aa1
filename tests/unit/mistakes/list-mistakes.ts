import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { append, head, link, mistake, page, remove, swap, write, type Edit, type Mistake } from './plant';

/** An edit in `mistakes.yaml`, which explains the keys. */
type ListedEdit =
  | { append: string; text: string }
  | { head: string; text: string }
  | { swap: string; from: string; to: string }
  | { write: string; text: string }
  | { page: string; title: string; keys?: string; body?: string };

function toEdit(edit: ListedEdit): Edit {
  if ('append' in edit) return append(edit.append, edit.text);
  if ('head' in edit) return head(edit.head, edit.text);
  if ('swap' in edit) return swap(edit.swap, edit.from, edit.to);
  if ('write' in edit) return write(edit.write, edit.text);
  return write(edit.page, page(edit.title, edit.keys, edit.body));
}

const lists = parse(readFileSync('tests/unit/mistakes/mistakes.yaml', 'utf8')) as Record<
  string,
  (ListedEdit & { at?: Mistake['at'] })[]
>;
const listed = Object.entries(lists).flatMap(([rule, edits]) =>
  edits.map((edit) => mistake(rule, toEdit(edit), edit.at)),
);

const general = 'latest/faq/general.md';
const older = '3.9/faq/technical.md';
const notUtf8 = (text: string) => Buffer.from(text, 'latin1');
const tooLarge = (text: string) => text + 'A line that says nothing new to anybody.\n'.repeat(26_000);
const emptySvg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z" /></svg>\n';

/** Mistakes that need several edits, links, bytes or very long texts, and those of `mistakes.yaml`. */
export const mistakes: readonly Mistake[] = [
  mistake('missing-content-folder', remove('3.9')),
  mistake('missing-content-folder', [remove('3.9'), write('3.9', 'A file in place of the folder.\n')]),
  mistake('link-out-of-content', link('latest/faq/hosts.md', '/etc/hosts')),
  mistake('link-out-of-content', link('latest/faq/gone.md', './not-there.md')),
  mistake('file-too-large', write('latest/faq/large.md', tooLarge(page('Large')))),
  mistake('file-too-large', write('latest/faq/large.mdx', tooLarge(page('Large')))),
  mistake('not-utf8', write('latest/faq/umlaut.md', notUtf8(page('Umlaut', '', 'Größe.'))), 11),
  mistake('not-utf8', write('latest/faq/title.md', notUtf8(page('Größe'))), 9),
  mistake('invalid-category-value', swap('3.9/faq/_category_.json', /"label": "[^"]*"/, '"label": ""')),
  mistake('redirect', [
    head('latest/faq/technical.md', 'redirect_from: [/faq/old]'),
    head(general, 'redirect_from:\n  - /faq/older\n  - /faq/old\n'),
  ]),
  mistake('broken-image', [
    append(general, '![A drawing](./drawing.png)'),
    write('latest/faq/drawing.png', 'This is no PNG.'),
  ]),
  mistake('broken-image', [
    append(older, 'First a sentence.\n\n![A drawing](./drawing.svg)', '![A drawing]'),
    write('3.9/faq/drawing.svg', emptySvg),
  ]),
  ...listed,
];
