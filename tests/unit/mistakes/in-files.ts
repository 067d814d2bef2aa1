import { head, link, mistake, page, remove, swap, write, type Mistake } from './plant';

const notUtf8 = (text: string) => Buffer.from(text, 'latin1');
const tooLarge = (text: string) => text + 'A line that says nothing new to anybody.\n'.repeat(26_000);

/** Mistakes of files, frontmatter and category files. */
export const inFiles: readonly Mistake[] = [
  mistake('missing-content-folder', remove('3.9')),
  mistake('missing-content-folder', [remove('3.9'), write('3.9', 'A file in place of the folder.\n')]),
  mistake('link-out-of-content', link('latest/faq/hosts.md', '/etc/hosts')),
  mistake('link-out-of-content', link('latest/faq/gone.md', './not-there.md')),
  mistake('file-too-large', write('latest/faq/large.md', tooLarge(page('Large')))),
  mistake('file-too-large', write('latest/faq/large.mdx', tooLarge(page('Large')))),
  mistake('not-utf8', write('latest/faq/umlaut.md', notUtf8(page('Umlaut', '', 'Größe.'))), { at: 11 }),
  mistake('not-utf8', write('latest/faq/title.md', notUtf8(page('Größe'))), { at: 9 }),
  mistake('frontmatter-too-large', head('latest/faq/general.md', `description: ${'word '.repeat(30_000)}`), {
    at: 1,
  }),
  mistake('frontmatter-too-large', write('3.9/faq/endless.md', page('Endless', '# a note\n'.repeat(20_000)))),
  mistake('empty-file', write('latest/faq/empty.md', '')),
  mistake('empty-file', write('latest/faq/blank.mdx', ' \n\n\t\n')),
  mistake('frontmatter-fence', write('latest/faq/open.md', `---\nshort_page: true\n\n# Open\n\nText.\n`)),
  mistake('frontmatter-fence', write('latest/faq/late.md', `\n\n${page('Late')}`), { at: 3 }),
  mistake('frontmatter-fence', swap('latest/faq/general.md', '\n---\n', '\n--- #\n', '--- #')),
  mistake('invalid-frontmatter-yaml', head('latest/faq/general.md', 'title: "never closed')),
  mistake('invalid-frontmatter-yaml', head('3.9/faq/general.md', 'title: one: two')),
  mistake('unknown-frontmatter-key', head('latest/deployment/cors.md', 'sidebar_postion: 3')),
  mistake('unknown-frontmatter-key', head('3.9/deployment/cors.md', 'tittle: CORS')),
  mistake('invalid-frontmatter-value', head('latest/faq/general.md', 'sidebar_position: third')),
  mistake('invalid-frontmatter-value', head('3.9/deployment/iframe.md', 'unlisted: maybe')),
  mistake('invalid-frontmatter-value', head('latest/resources.md', 'redirect_from: [no-slash]')),
  mistake('invalid-category-file', swap('latest/faq/_category_.json', '"FAQ",', '"FAQ"', '"position"')),
  mistake('invalid-category-file', write('latest/faq/_category_.json', '{ "label": "FAQ", "position": 13')),
  mistake('empty-category-file', write('latest/faq/_category_.json', '{}\n')),
  mistake('empty-category-file', write('3.9/faq/_category_.json', '{ }\n')),
  mistake('unknown-category-key', swap('latest/faq/_category_.json', '"label"', '"lable"')),
  mistake('unknown-category-key', swap('3.9/development/_category_.json', '"position"', '"positon"')),
  mistake('invalid-category-value', swap('latest/faq/_category_.json', '"position": 13', '"position": "13"')),
  mistake('invalid-category-value', swap('3.9/faq/_category_.json', /"label": "[^"]*"/, '"label": ""')),
  mistake('empty-category', write('latest/nothing/_category_.json', '{ "label": "Nothing" }\n')),
  mistake('empty-category', write('3.9/faq/none/_category_.json', '{\n  "label": "None"\n}\n')),
  mistake('unknown-doc-id', head('latest/faq/general.md', 'pagination_next: faq/technicl')),
  mistake('unknown-doc-id', head('3.9/faq/technical.md', 'pagination_prev: faq/nope')),
  mistake(
    'unknown-doc-id',
    swap(
      'latest/faq/_category_.json',
      '"position": 13',
      '"position": 13,\n  "link": { "type": "doc", "id": "faq/nope" }',
      '"link"',
    ),
  ),
  mistake('unknown-sidebar-id', head('latest/faq/general.md', 'displayed_sidebar: tutorial')),
  mistake('unknown-sidebar-id', head('3.9/conformance.md', 'displayed_sidebar: api')),
  mistake(
    'duplicate-doc-id',
    write('latest/faq/second.md', page('Second', 'id: general\nslug: /faq/second\n')),
    { at: 2 },
  ),
  mistake('duplicate-doc-id', write('latest/faq/third.md', page('Third', 'id: technical\nslug: third\n')), {
    at: 2,
  }),
  mistake('invalid-address', head('latest/resources.md', 'slug: /what?')),
  mistake('invalid-address', write('latest/faq/c#.md', page('C sharp'))),
  mistake('duplicate-route', write('latest/faq/same.md', page('Same', 'slug: /faq/general\n')), { at: 2 }),
  mistake('duplicate-route', write('latest/support.md', page('Support', 'slug: /help\n')), { at: 2 }),
  mistake('redirect', head('latest/faq/general.md', 'redirect_from: [/faq/technical]')),
  mistake('redirect', [
    head('latest/faq/technical.md', 'redirect_from: [/faq/old]'),
    head('latest/faq/general.md', 'redirect_from:\n  - /faq/older\n  - /faq/old\n', '- /faq/old\n'.trim()),
  ]),
  mistake('redirect', head('3.9/faq/general.md', 'redirect_from: [/faq/technical]')),
  mistake(
    'checked-against',
    swap('latest/faq/general.md', 'version: 3.10.1', 'version: 3.9.0', 'checked_against:'),
  ),
  mistake(
    'checked-against',
    write('latest/faq/unread.md', '---\nshort_page: true\n---\n\n# Unread\n\nText of a page.\n'),
  ),
  mistake('short-page', write('latest/faq/short.md', page('Short').replace('short_page: true\n', ''))),
  mistake('short-page', write('latest/short.mdx', page('Short').replace('short_page: true\n', ''))),
];
