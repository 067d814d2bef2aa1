import { z } from 'zod';
import { oldAddress } from '@/lib/site/old-address';
import { strictObject } from '@/lib/site/strict-object';
import { toIsoDate } from './iso-date';

/** What a key takes, in an author's words. */
type Expects = 'text' | 'number' | 'true or false' | 'list of texts' | 'group of keys';

/** One allowed key: what it takes, an example line, and what it does. */
export interface FrontmatterKey {
  expects: Expects;
  /** A line that an author can copy. */
  example: string;
  /** One line for the authors' guide. */
  about: string;
}

const text = z.string().min(1);
const textOrNull = text.nullable();
const anyText = z.string();
const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);
const amount = z.preprocess(
  (value) =>
    typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value,
  z.number(),
);
const headingLevel = amount.pipe(z.number().int().min(2).max(6));
const date = text.refine((value) => toIsoDate(value) !== undefined, 'must be a date such as 2025-06-30');

const lastUpdate = strictObject({
  /** Date of the change, e.g. `2025-06-30`. */
  date: date.exactOptional(),
  author: text.exactOptional(),
});

const tag = z.union(
  [text, strictObject({ label: text, permalink: text })],
  'must be text, or a label with a permalink',
);

/**
 * Every key that may stand between the `---` lines of a page. Unknown keys are errors.
 * Numbers are accepted as text (`title: 2024`), quoted numbers and booleans as what they say.
 * @see acceptance BLD-09
 */
export const frontmatterSchema = strictObject({
  /** Last part of the doc id; replaces the file name in id and address. */
  id: text.regex(/^[^/]*$/, 'must not contain a slash').exactOptional(),
  /** Address: absolute (`/x`) or relative to the folder. */
  slug: text.exactOptional(),
  /** Page title; wins over the first heading. */
  title: anyText.exactOptional(),
  /** Label in sidebar and pagination. */
  sidebar_label: text.exactOptional(),
  /** Place among its siblings. */
  sidebar_position: amount.exactOptional(),
  /** CSS class of the sidebar item. */
  sidebar_class_name: text.exactOptional(),
  /** Free values for the sidebar item. */
  sidebar_custom_props: z.record(z.string(), z.unknown()).exactOptional(),
  /** Sidebar to show; `null` for none. */
  displayed_sidebar: textOrNull.exactOptional(),
  /** Summary for search engines and cards. */
  description: anyText.exactOptional(),
  /** Search words. */
  keywords: z.array(text).exactOptional(),
  /** Preview image for social networks. */
  image: text.exactOptional(),
  /** Leaves the page's own title out. */
  hide_title: flag.exactOptional(),
  /** Leaves the contents list out. */
  hide_table_of_contents: flag.exactOptional(),
  /** Highest heading level of the contents list. */
  toc_min_heading_level: headingLevel.exactOptional(),
  /** Deepest heading level of the contents list. */
  toc_max_heading_level: headingLevel.exactOptional(),
  /** Doc id of the page before; `null` for none. */
  pagination_prev: textOrNull.exactOptional(),
  /** Doc id of the page after; `null` for none. */
  pagination_next: textOrNull.exactOptional(),
  /** Label in pagination alone. */
  pagination_label: text.exactOptional(),
  /** Address of the edit form; `null` for none. */
  custom_edit_url: anyText.nullable().exactOptional(),
  /** Left out of production. */
  draft: flag.exactOptional(),
  /** Served, but not linked and not indexed. */
  unlisted: flag.exactOptional(),
  /** Replaces what version control says. */
  last_update: lastUpdate.exactOptional(),
  /** Tags of the page. */
  tags: z.array(tag).exactOptional(),
  /** `false` keeps leading numbers in id and address. */
  parse_number_prefixes: flag.exactOptional(),
  /** Addresses that were this page's before, below its version. */
  redirect_from: z.array(oldAddress).exactOptional(),
  /** A page that is short on purpose. */
  short_page: flag.exactOptional(),
  /** Viewer version and source files that the page was checked against. */
  checked_against: strictObject({ version: text, sources: z.array(text) }).exactOptional(),
})
  .refine((value) => !(value.draft === true && value.unlisted === true), {
    path: ['unlisted'],
    error: 'can not be used on a draft',
  })
  .refine((value) => (value.toc_min_heading_level ?? 2) <= (value.toc_max_heading_level ?? 6), {
    path: ['toc_min_heading_level'],
    error: 'must not be larger than "toc_max_heading_level"',
  })
  .refine((value) => value.last_update === undefined || Object.keys(value.last_update).length > 0, {
    path: ['last_update'],
    error: 'needs a "date" or an "author"',
  });

/** The validated frontmatter of a page. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** The allowed keys with what they take; the authors' guide is tested against it. */
export const frontmatterKeys = {
  id: {
    expects: 'text',
    example: 'id: seg-api',
    about: 'Last part of the doc id; replaces the file name in the address.',
  },
  slug: {
    expects: 'text',
    example: 'slug: /start',
    about: 'Address of the page: absolute, or relative to its folder.',
  },
  title: {
    expects: 'text',
    example: 'title: Release Notes',
    about: 'Page title; wins over the first heading.',
  },
  sidebar_label: {
    expects: 'text',
    example: 'sidebar_label: Auth',
    about: 'Short label in sidebar and pagination.',
  },
  sidebar_position: {
    expects: 'number',
    example: 'sidebar_position: 3',
    about: 'Place among the pages of its folder.',
  },
  sidebar_class_name: {
    expects: 'text',
    example: 'sidebar_class_name: new',
    about: 'CSS class of the sidebar item.',
  },
  sidebar_custom_props: {
    expects: 'group of keys',
    example: 'sidebar_custom_props: { badge: new }',
    about: 'Free values handed to the sidebar item.',
  },
  displayed_sidebar: {
    expects: 'text',
    example: 'displayed_sidebar: tutorialSidebar',
    about: 'Sidebar shown beside the page; null for none.',
  },
  description: {
    expects: 'text',
    example: 'description: How to deploy behind a proxy.',
    about: 'Summary for search engines and cards; else the first paragraph.',
  },
  keywords: {
    expects: 'list of texts',
    example: 'keywords: [cors, proxy]',
    about: 'Words by which the page should be found.',
  },
  image: { expects: 'text', example: 'image: /img/preview.png', about: 'Preview image for social networks.' },
  hide_title: {
    expects: 'true or false',
    example: 'hide_title: true',
    about: 'Leaves the title above the text out.',
  },
  hide_table_of_contents: {
    expects: 'true or false',
    example: 'hide_table_of_contents: true',
    about: 'Leaves the contents list out.',
  },
  toc_min_heading_level: {
    expects: 'number',
    example: 'toc_min_heading_level: 2',
    about: 'Highest heading level of the contents list, 2 to 6.',
  },
  toc_max_heading_level: {
    expects: 'number',
    example: 'toc_max_heading_level: 4',
    about: 'Deepest heading level of the contents list, 2 to 6.',
  },
  pagination_prev: {
    expects: 'text',
    example: 'pagination_prev: faq/general',
    about: 'Doc id of the previous page; null for none.',
  },
  pagination_next: {
    expects: 'text',
    example: 'pagination_next: faq/technical',
    about: 'Doc id of the next page; null for none.',
  },
  pagination_label: {
    expects: 'text',
    example: 'pagination_label: Docker',
    about: 'Label in previous and next links alone.',
  },
  custom_edit_url: {
    expects: 'text',
    example: 'custom_edit_url: null',
    about: 'Address of the edit form; null leaves the link out.',
  },
  draft: {
    expects: 'true or false',
    example: 'draft: true',
    about: 'Leaves the page out of production builds.',
  },
  unlisted: {
    expects: 'true or false',
    example: 'unlisted: true',
    about: 'Serves the page without links to it and without indexing.',
  },
  last_update: {
    expects: 'group of keys',
    example: 'last_update: { date: 2025-06-30, author: Jane Doe }',
    about: 'Date and author of the last change; replaces what version control says.',
  },
  tags: { expects: 'list of texts', example: 'tags: [docker]', about: 'Tags shown under the text.' },
  parse_number_prefixes: {
    expects: 'true or false',
    example: 'parse_number_prefixes: false',
    about: 'false keeps leading numbers of file and folder names.',
  },
  redirect_from: {
    expects: 'list of texts',
    example: 'redirect_from: [/old/address]',
    about: "Addresses, below its version's, that were this page's before and lead to it now.",
  },
  short_page: {
    expects: 'true or false',
    example: 'short_page: true',
    about: 'Says that a page is short on purpose.',
  },
  checked_against: {
    expects: 'group of keys',
    example: 'checked_against: { version: 3.10.1, sources: [platform/core/src/index.ts] }',
    about: 'Viewer version and source files that the page was checked against.',
  },
} as const satisfies Record<keyof Frontmatter, FrontmatterKey>;
