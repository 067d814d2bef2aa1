import { z } from 'zod';
import { strictObject } from '@/lib/site/strict-object';
import { describeKeys, field } from './describe-keys';
import { amount, flag, text } from './key-types';

const link = z.discriminatedUnion('type', [
  strictObject({
    type: z.literal('doc'),
    /** Id of the doc that is the page of the category. */
    id: text,
  }),
  strictObject({
    type: z.literal('generated-index'),
    slug: text.exactOptional(),
    title: text.exactOptional(),
    description: text.exactOptional(),
    keywords: z.array(text).exactOptional(),
    /** Preview image for social networks: a path from the category file, or from `public/`. */
    image: text.exactOptional(),
  }),
]);

const textField = field('text', text);
const flagField = field('true or false', flag);

/** Schema of `_category_.json` and `_category_.yml`. An unknown key is an error. @see acceptance BLD-10 */
export const categorySchema = strictObject({
  label: textField(
    'Deployment',
    'Name in the sidebar and the breadcrumbs. The default is the label of the index page, or else the name of the folder.',
  ),
  position: field('number', amount)('3', 'Position among its siblings.'),
  collapsed: flagField('false', 'If false, the category is initially open.'),
  collapsible: flagField('false', 'If false, the category cannot be collapsed.'),
  className: textField('new', 'CSS class of the sidebar item.'),
  customProps: field('group of keys', z.record(z.string(), z.unknown()))(
    '{ badge: new }',
    'Custom values of the sidebar item, which this site does not use.',
  ),
  link: field('group of keys', link.nullable())(
    '{ type: generated-index, title: Deployment }',
    'Page of the category: a doc by its id, a generated page of cards, or null for none. The default is the index page of the folder.',
  ),
});

/** Documentation of the keys of category files. The table in the authors' guide is generated from it. */
export const categoryKeys = describeKeys(categorySchema.shape);
