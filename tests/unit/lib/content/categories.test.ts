import { expect, it } from 'vitest';
import { parseCategoryFile } from '@/lib/content/categories';
import { reportProblems } from '@/lib/content/problems';

function parse(text: string, name = '_category_.json') {
  return parseCategoryFile({ file: `content/latest/a/${name}`, dir: 'a', text });
}

it('BLD-10 category files can be YAML or JSON, and numbers in their labels stay as written', () => {
  const yaml = parse('label: 3.10\ncollapsed: false\nlink:\n  type: doc\n  id: a/b\n', '_category_.yml');
  const place = { file: 'content/latest/a/_category_.yml', dir: 'a' };
  const link = { type: 'doc', id: 'a/b' };
  const category = { ...place, label: '3.10', collapsed: false, link, linkLine: 5 };
  expect(yaml).toEqual({ category, problems: [] });
  expect(parse('{ "label": "A", "link": null }').category).toMatchObject({ label: 'A', link: null });
});

it('BLD-09 reading a category file reports wrong values with their lines, and keeps the others', () => {
  const link = '  "link": { "type": "page" }\n}';
  const { category, problems } = parse(`{\n  "label": "A",\n  "position": "second",\n${link}`);
  expect(category).toEqual({ file: 'content/latest/a/_category_.json', dir: 'a', label: 'A' });
  const format = (place: string, message: string) =>
    `content/latest/a/_category_.json:${place} invalid-category-value\n  ${message}\n  Correct the value.\n\n`;
  const position = format('3:3', '"position" must be a number, but is text ("second").');
  const type = format('4:13', '"link.type" must be one of "doc", "generated-index", but is text ("page").');
  expect(reportProblems(problems).text).toBe(`${position}${type}2 errors, 0 warnings\n`);
});

it.each([
  ['{ "position": "3", "collapsed": "false", "collapsible": "True" }', 3, false, true],
  ['{ "position": " 2.5 ", "collapsed": "yes", "collapsible": "off" }', 2.5, true, false],
])(
  'BLD-10 a category file may have numbers and flags in quotes: %s',
  (text, position, collapsed, collapsible) => {
    const { category, problems } = parse(text);
    expect(problems).toEqual([]);
    expect(category).toMatchObject({ position, collapsed, collapsible });
  },
);

it('BLD-10 a category file sets title, keywords and preview image of its generated page, as written', () => {
  const base = { type: 'generated-index', slug: '/a', image: './a.png' };
  const link = { ...base, title: '3.10', keywords: ['pond', '5'] };
  const own = '"title": 3.10, "keywords": ["pond", 5]';
  const { category, problems } = parse(`{ "link": { ${JSON.stringify(base).slice(1, -1)}, ${own} } }`);
  expect({ category, problems }).toMatchObject({ category: { link }, problems: [] });
});

it.each([
  ['an unknown key', '"foo": 1', 'unknown-category-key'],
  ['a wrong value', '"keywords": "pond"', 'invalid-category-value'],
])('BLD-09 a category file with %s in its link is reported, but keeps its page', (_fault, extra, rule) => {
  const link = `{ "type": "generated-index", "slug": "/a", ${extra} }`;
  const { category, problems } = parse(`{ "label": "A", "link": ${link} }`);
  expect(problems).toMatchObject([{ rule, line: 1 }]);
  expect(category).toMatchObject({ label: 'A', link: { type: 'generated-index', slug: '/a' } });
});

it.each([
  ['label: A\nlabel: B\n', '_category_.yaml', { line: 2, message: 'Map keys must be unique.' }],
  ['"A"', '_category_.json', { line: 1, message: 'This is not a list of keys and values.' }],
  ['{ "label": "A"', '_category_.json', { line: 1 }],
])(
  'BLD-09 reading a category file reports that %j in %s cannot be read, with the line',
  (text, name, problem) => {
    expect(parse(text, name).problems).toMatchObject([{ rule: 'invalid-category-file', ...problem }]);
  },
);

it.each(['// The FAQ\n{ "label": "A" }', '[]', '"A"'])(
  'BLD-09 the hint for the category file _category_.json with %j says how to write JSON, not YAML',
  (text) => {
    const hint = 'Write only one object in braces, { "label": "…", "position": 1 }, without comments.';
    expect(parse(text).problems).toMatchObject([{ hint }]);
    expect(parse(text, '_category_.yml').problems[0]?.hint).not.toBe(hint);
  },
);
