import { expect, it } from 'vitest';
import { parseFrontmatter } from '@/lib/content/frontmatter';
import { frontmatterKeys, frontmatterSchema } from '@/lib/content/frontmatter-schema';

function parse(text: string) {
  return parseFrontmatter({ version: 'current', file: 'content/latest/x.md', source: 'x.md', text });
}

it('BLD-09 the list of front matter keys for authors contains exactly the keys of the schema', () => {
  expect(Object.keys(frontmatterKeys)).toEqual(Object.keys(frontmatterSchema.shape));
  for (const [key, { example, about }] of Object.entries(frontmatterKeys)) {
    expect(example.startsWith(`${key}: `)).toBe(true);
    expect(about).toMatch(/^\S.*\.$/);
  }
});

it.each([
  [
    'keeps values of text keys as they are written',
    'title: 3.10\nsidebar_label: 2025-06-30\nid: 007\nkeywords: [1.0]',
    { title: '3.10', sidebar_label: '2025-06-30', id: '007', keywords: ['1.0'] },
  ],
  [
    'reads quoted numbers and booleans as numbers and booleans',
    'sidebar_position: "3.5"\nhide_title: "true"\ndraft: "false"',
    { sidebar_position: 3.5, hide_title: true, draft: false },
  ],
])('BLD-10 reading front matter %s', (_what, yaml, frontmatter) => {
  expect(parse(`---\n${yaml}\n---\n`)).toMatchObject({ frontmatter, problems: [] });
});

const mustNotBeLarger = '"toc_min_heading_level" must not be larger than';

it.each([
  ['title: A\ntoc_max_heading_level: 9', '3 "toc_max_heading_level" must be at most 6, but is a number (9).'],
  ['toc_min_heading_level: 2.5', '2 "toc_min_heading_level" must be a whole number, but is a number (2.5).'],
  ['keywords: docker', '2 "keywords" must be a list, but is text ("docker").'],
  ['keywords:\n  - docker\n  - [a]', '4 "keywords[1]" must be text, but is a list.'],
  ['title:', '2 "title" must be text, but is empty.'],
  ['id: a/b', '2 "id" must not contain a slash, but is text ("a/b").'],
  ['hide_title: maybe', '2 "hide_title" must be true or false, but is text ("maybe").'],
  ['tags: [{ name: x }]', '2 "tags[0]" must be text, or a label with a permalink, but is a group of keys.'],
  ['last_update:\n  date: yesterday', '3 "last_update.date" must be a date such as 2025-06-30.'],
  ['last_update:\n  author: A\n  autor: X', '4 "last_update.autor" is not a known key.'],
  ['last_update: {}', '2 "last_update" needs a "date" or an "author".'],
  ['checked_against:\n  version: 3.10', '2 "checked_against.sources" is missing.'],
  ['draft: true\nunlisted: true', '3 "unlisted" cannot be used on a draft.'],
  ['toc_min_heading_level: 4\ntoc_max_heading_level: 3', `2 ${mustNotBeLarger} "toc_max_heading_level".`],
])('BLD-09 reading front matter reports the mistake in %j at its line', (yaml, fault) => {
  const { problems } = parse(`---\n${yaml}\n---\n`);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([fault]);
});

it('BLD-09 reading front matter reports all mistakes of a page at once, and keeps the correct keys', () => {
  const { frontmatter, problems } = parse('---\nid: a\nxyz: 1\nsidebar_position: x\nslug: /b\n---\n');
  const found = problems.map(({ line, rule }) => `${line} ${rule}`);
  expect(found).toEqual(['4 invalid-frontmatter-value', '3 unknown-frontmatter-key']);
  expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
  expect(frontmatter).toEqual({ id: 'a', slug: '/b' });
});

it.each([
  ['title: A\ntitle: B', 3, { message: 'Map keys must be unique.', hint: 'Remove one of the two lines.' }],
  ['sidebar_custom_props:\n\ta: 1', 3, { hint: 'Indent with spaces instead of tabs.' }],
  ['- a', 2, { message: 'This is not a list of keys and values.' }],
  ['title: *a', 1, { message: 'The aliases cannot be resolved.' }],
  ['title: [a', 2, { severity: 'error' }],
])(
  'BLD-09 reading front matter reports %j, which is not valid YAML, as one problem with a fix',
  (yaml, line, problem) => {
    const { problems } = parse(`---\n${yaml}\n---\n`);
    expect(problems).toMatchObject([{ rule: 'invalid-frontmatter-yaml', line, ...problem }]);
  },
);

it.each([
  ['---\ntitle: A\n---\n\nText\n', { title: 'A' }, '\nText\n', 4],
  ['Text\n', {}, 'Text\n', 1],
  ['---\n---\nText', {}, 'Text', 3],
  ['---\n# note\n---\nText', {}, 'Text', 4],
  ['---\ntitle: A\n---', { title: 'A' }, '', 3],
])(
  'BLD-09 reading front matter finds the first line of the page text in %j',
  (text, frontmatter, body, bodyLine) => {
    expect(parse(text)).toMatchObject({ frontmatter, body, bodyLine, problems: [] });
  },
);

const startsWithJs = 'The front matter starts with "---js".';
const endHint = 'Write "---" on a separate line below the last key.';
it.each([
  ['---\ntitle: A\n\nText\n', { line: 1, message: 'The front matter has no end.', hint: endHint }],
  ['\n\n---\ntitle: A\n---\n', { line: 3 }],
  ['---\ntitle: A\n---- \nText\n', { line: 3 }],
  ['----\ntitle: A\n----\n', { line: 1, message: 'The front matter starts with "----".' }],
  ['+++\ntitle = "A"\n+++\n', { line: 1, message: 'The front matter starts with "+++".' }],
  ['---js\n{ title: globalThis.frontmatterRan = true }\n---\n', { line: 1, message: startsWithJs }],
])(
  'BLD-09 reading front matter reports %j as incomplete or not YAML, and never runs code in it',
  (text, problem) => {
    expect(parse(text).problems).toMatchObject([{ rule: 'frontmatter-fence', ...problem }]);
    expect(globalThis).not.toHaveProperty('frontmatterRan');
  },
);

it('BLD-09 a thematic break at the top of a page is not read as front matter', () => {
  expect(parse('\n---\n\nText\n').problems).toEqual([]);
  for (const text of ['----\n\nText\n', '-----\nSome text: with a colon.\n'])
    expect(parse(text)).toMatchObject({ body: text, problems: [] });
});
