import { describe, expect, it } from 'vitest';
import { parseFrontmatter } from '@/lib/content/frontmatter';
import { frontmatterKeys, frontmatterSchema } from '@/lib/content/frontmatter-schema';

function parse(text: string) {
  return parseFrontmatter({ version: 'current', file: 'content/latest/x.md', source: 'x.md', text });
}

function faultsOf(yaml: string): string[] {
  return parse(`---\n${yaml}\n---\n`).problems.map(({ line, message }) => `${line} ${message}`);
}

describe('parseFrontmatter', () => {
  it('BLD-09 every known key is taken, with the values of its example', () => {
    const yaml = Object.values(frontmatterKeys).map(({ example }) => example);
    const text = yaml.filter((line) => line !== 'unlisted: true').join('\n');
    expect(parse(`---\n${text}\n---\n`).problems).toEqual([]);
    expect(parse('---\nunlisted: true\n---\n').frontmatter).toEqual({ unlisted: true });
  });

  it('BLD-09 the list for authors holds exactly the keys of the schema', () => {
    expect(Object.keys(frontmatterKeys)).toEqual(Object.keys(frontmatterSchema.shape));
    for (const [key, { example, about }] of Object.entries(frontmatterKeys)) {
      expect(example.startsWith(`${key}: `)).toBe(true);
      expect(about).toMatch(/^\S.*\.$/);
    }
  });

  it('BLD-10 numbers, versions and dates in text keys stay as they are written', () => {
    const { frontmatter, problems } = parse(
      '---\ntitle: 3.10\nsidebar_label: 2025-06-30\nid: 007\nkeywords: [1.0]\n---\n',
    );
    expect(problems).toEqual([]);
    expect(frontmatter).toEqual({ title: '3.10', sidebar_label: '2025-06-30', id: '007', keywords: ['1.0'] });
  });

  it('BLD-10 quoted numbers and booleans are read as what they say', () => {
    const { frontmatter, problems } = parse(
      '---\nsidebar_position: "3.5"\nhide_title: "true"\ndraft: "false"\n---\n',
    );
    expect(problems).toEqual([]);
    expect(frontmatter).toEqual({ sidebar_position: 3.5, hide_title: true, draft: false });
  });

  it('BLD-09 values out of range or of the wrong kind are named with the line of their key', () => {
    expect(faultsOf('title: A\ntoc_max_heading_level: 9')).toEqual([
      '3 "toc_max_heading_level" must be at most 6, but is a number (9).',
    ]);
    expect(faultsOf('toc_min_heading_level: 2.5')).toEqual([
      '2 "toc_min_heading_level" must be a whole number, but is a number (2.5).',
    ]);
    expect(faultsOf('keywords: docker')).toEqual(['2 "keywords" must be a list, but is text ("docker").']);
    expect(faultsOf('keywords:\n  - docker\n  - [a]')).toEqual([
      '4 "keywords[1]" must be text, but is a list.',
    ]);
    expect(faultsOf('title:')).toEqual(['2 "title" must be text, but is empty.']);
    expect(faultsOf('id: a/b')).toEqual(['2 "id" must not contain a slash, but is text ("a/b").']);
    expect(faultsOf('hide_title: maybe')).toEqual([
      '2 "hide_title" must be true or false, but is text ("maybe").',
    ]);
    expect(faultsOf('tags: [{ name: x }]')).toEqual([
      '2 "tags[0]" must be text, or a label with a permalink, but is a group of keys.',
    ]);
  });

  it('BLD-09 keys inside of groups are checked too', () => {
    expect(faultsOf('last_update:\n  date: yesterday\n  autor: X')).toEqual([
      '3 "last_update.date" must be a date such as 2025-06-30.',
      '4 "last_update.autor" is not a known key.',
    ]);
    expect(faultsOf('last_update: {}')).toEqual(['2 "last_update" needs a "date" or an "author".']);
    expect(faultsOf('checked_against:\n  version: 3.10')).toEqual([
      '2 "checked_against.sources" is missing.',
    ]);
  });

  it('BLD-09 keys that contradict each other are refused', () => {
    expect(faultsOf('draft: true\nunlisted: true')).toEqual(['3 "unlisted" can not be used on a draft.']);
    expect(faultsOf('toc_min_heading_level: 4\ntoc_max_heading_level: 3')).toEqual([
      '2 "toc_min_heading_level" must not be larger than "toc_max_heading_level".',
    ]);
  });

  it('BLD-09 all faults of a page are told at once, and the right keys are kept', () => {
    const { frontmatter, problems } = parse('---\nid: a\nxyz: 1\nsidebar_position: x\nslug: /b\n---\n');
    expect(problems.map(({ line, rule }) => [line, rule])).toEqual([
      [4, 'invalid-frontmatter-value'],
      [3, 'unknown-frontmatter-key'],
    ]);
    expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
    expect(frontmatter).toEqual({ id: 'a', slug: '/b' });
  });

  it('BLD-09 YAML that can not be read is one problem with a fix', () => {
    expect(parse('---\ntitle: A\ntitle: B\n---\n').problems).toMatchObject([
      { line: 3, message: 'Map keys must be unique.', hint: 'Remove one of the two lines.' },
    ]);
    expect(parse('---\nsidebar_custom_props:\n\ta: 1\n---\n').problems).toMatchObject([
      { line: 3, hint: 'Indent with blanks instead of tabs.' },
    ]);
    expect(parse('---\n- a\n---\n').problems).toMatchObject([
      { line: 2, message: 'This is no group of keys.' },
    ]);
    expect(parse('---\ntitle: *a\n---\n').problems).toMatchObject([
      { message: 'The aliases can not be resolved.' },
    ]);
    expect(parse('---\ntitle: [a\n---\n').problems).toMatchObject([{ rule: 'invalid-frontmatter-yaml' }]);
  });

  it('BLD-09 line numbers survive the frontmatter', () => {
    expect(parse('---\ntitle: A\n---\n\nText\n')).toMatchObject({ body: '\nText\n', bodyLine: 4 });
    expect(parse('Text\n')).toMatchObject({ frontmatter: {}, body: 'Text\n', bodyLine: 1, problems: [] });
    expect(parse('---\n---\nText')).toMatchObject({
      frontmatter: {},
      body: 'Text',
      bodyLine: 3,
      problems: [],
    });
    expect(parse('---\n# note\n---\nText')).toMatchObject({ body: 'Text', bodyLine: 4, problems: [] });
    expect(parse('---\ntitle: A\n---')).toMatchObject({ body: '', problems: [] });
  });

  it('BLD-09 a frontmatter that is not closed, not first or not YAML is told, and its code never runs', () => {
    expect(parse('---\ntitle: A\n\nText\n').problems).toMatchObject([
      {
        line: 1,
        message: 'The frontmatter has no end.',
        hint: 'Write "---" on a line of its own below the last key.',
      },
    ]);
    expect(parse('\n\n---\ntitle: A\n---\n').problems).toMatchObject([
      { line: 3, rule: 'frontmatter-fence' },
    ]);
    expect(parse('---\ntitle: A\n---- \nText\n').problems).toMatchObject([
      { line: 3, rule: 'frontmatter-fence' },
    ]);
    expect(parse('---js\n{ title: globalThis.frontmatterRan = true }\n---\n').problems).toMatchObject([
      { line: 1, message: 'The frontmatter begins with "---js".' },
    ]);
    expect(globalThis).not.toHaveProperty('frontmatterRan');
  });

  it('BLD-09 a rule at the top of a page is no frontmatter', () => {
    expect(parse('\n---\n\nText\n').problems).toEqual([]);
    expect(parse('----\n\nText\n')).toMatchObject({ body: '----\n\nText\n', problems: [] });
  });
});
