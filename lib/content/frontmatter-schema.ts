import { z } from 'zod';
import { oldAddressSchema } from '@/lib/site/schema';
import { strictObject } from '@/lib/site/strict-object';
import { describeKeys, field } from './describe-keys';
import { amount, flag, text, toIsoDate } from './key-types';

const date = text.refine((value) => toIsoDate(value) !== undefined, 'must be a date such as 2025-06-30');

const lastUpdate = strictObject({
  /** Date of the last change, e.g. `2025-06-30`. */
  date: date.exactOptional(),
  author: text.exactOptional(),
});

const tag = z.union(
  [text, strictObject({ label: text, permalink: text })],
  'must be text, or a label with a permalink',
);

const textField = field('text', text);
const anyTextField = field('text', z.string());
const nullableTextField = field('text', text.nullable());
const flagField = field('true or false', flag);
const numberField = field('number', amount);
const levelField = field('number', amount.pipe(z.number().int().min(2).max(6)));

/**
 * Schema of the front matter of a page. An unknown key is an error.
 * Text keys accept numbers (`title: 2024`), and number and boolean keys accept quoted values (`draft: "true"`).
 * @see acceptance BLD-09
 */
export const frontmatterSchema = strictObject({
  id: field('text', text.regex(/^[^/]*$/, 'must not contain a slash'))(
    'seg-api',
    'Last part of the doc id. It replaces the file name in the address.',
  ),
  slug: textField('/start', 'Address of the page: absolute, or relative to its folder.'),
  title: anyTextField('Release Notes', 'Page title, which takes precedence over the first heading.'),
  sidebar_label: textField('Auth', 'Short label in the sidebar and the pagination.'),
  sidebar_position: numberField('3', 'Position among the pages of the folder.'),
  sidebar_class_name: textField('new', 'CSS class of the sidebar item.'),
  sidebar_custom_props: field('group of keys', z.record(z.string(), z.unknown()))(
    '{ badge: new }',
    'Custom values of the sidebar item, which this site does not use.',
  ),
  displayed_sidebar: nullableTextField('tutorialSidebar', 'Sidebar beside the page, or null for none.'),
  description: anyTextField(
    'How to deploy behind a proxy.',
    'Summary for search engines and cards. The default is the first paragraph.',
  ),
  keywords: field('list of texts', z.array(text))('[cors, proxy]', 'Words that find the page in a search.'),
  image: textField('/img/preview.png', 'Preview image for social networks, instead of that of the site.'),
  hide_title: flagField('true', 'Hides the title above the text.'),
  hide_table_of_contents: flagField('true', 'Hides the table of contents.'),
  toc_min_heading_level: levelField('2', 'Highest heading level in the table of contents, 2 to 6.'),
  toc_max_heading_level: levelField('4', 'Lowest heading level in the table of contents, 2 to 6.'),
  pagination_prev: nullableTextField('faq/general', 'Doc id of the previous page, or null for none.'),
  pagination_next: nullableTextField('faq/technical', 'Doc id of the next page, or null for none.'),
  pagination_label: textField('Docker', 'Label that is only used in previous and next links.'),
  custom_edit_url: field('text', z.string().nullable())(
    'null',
    'Address of the edit form, or null to hide the link.',
  ),
  draft: flagField('true', 'Excludes the page from production builds.'),
  unlisted: flagField('true', 'Publishes the page without links to it and without indexing.'),
  last_update: field('group of keys', lastUpdate)(
    '{ date: 2025-06-30, author: Jane Doe }',
    'Date and author of the last change, instead of those from version control.',
  ),
  tags: field('list of texts', z.array(tag))('[docker]', 'Tags that are displayed below the text.'),
  parse_number_prefixes: flagField('false', 'false keeps leading numbers of file and folder names.'),
  redirect_from: field('list of texts', z.array(oldAddressSchema))(
    '[/old/address]',
    'Former addresses of the page, relative to its version, which redirect to the page.',
  ),
  short_page: flagField('true', 'Marks a page that is intentionally short.'),
  checked_against: field('group of keys', strictObject({ version: text, sources: z.array(text) }))(
    '{ version: 3.10.1, sources: [platform/core/src/index.ts] }',
    'Viewer version and source files that the page was checked against.',
  ),
})
  .refine((value) => !(value.draft === true && value.unlisted === true), {
    path: ['unlisted'],
    error: 'cannot be used on a draft',
  })
  .refine((value) => (value.toc_min_heading_level ?? 2) <= (value.toc_max_heading_level ?? 6), {
    path: ['toc_min_heading_level'],
    error: 'must not be larger than "toc_max_heading_level"',
  })
  .refine((value) => value.last_update === undefined || Object.keys(value.last_update).length > 0, {
    path: ['last_update'],
    error: 'needs a "date" or an "author"',
  });

/** Validated front matter of a page. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** Documentation of the front matter keys. A test compares the authors' guide with it. */
export const frontmatterKeys = describeKeys(frontmatterSchema.shape);
