import { z } from 'zod';
import { strictObject } from '@/lib/site/strict-object';
import { describeKeys, key } from './describe-keys';

const text = z.string().min(1);

const link = z.discriminatedUnion('type', [
  strictObject({
    type: z.literal('doc'),
    /** Doc id of the category's page. */
    id: text,
  }),
  strictObject({
    type: z.literal('generated-index'),
    slug: text.exactOptional(),
    title: text.exactOptional(),
    description: text.exactOptional(),
  }),
]);

/** Every key of `_category_.json|yml`. Unknown keys are errors. @see acceptance BLD-10 */
export const categorySchema = strictObject({
  label: key(
    text,
    'text',
    'Deployment',
    "Name in sidebar and breadcrumbs; else the index page's label, else the folder's name.",
  ),
  position: key(z.number(), 'number', '3', 'Place among its siblings.'),
  collapsed: key(z.boolean(), 'true or false', 'false', 'false: starts open.'),
  collapsible: key(z.boolean(), 'true or false', 'false', 'false: cannot be closed.'),
  className: key(text, 'text', 'new', 'CSS class of the sidebar item.'),
  customProps: key(
    z.record(z.string(), z.unknown()),
    'group of keys',
    '{ badge: new }',
    'Free values handed to the sidebar item.',
  ),
  link: key(
    link.nullable(),
    'group of keys',
    '{ type: generated-index, title: Deployment }',
    "The category's page: a doc by its id, or a page made of cards; null for none. Without the key, the folder's index page.",
  ),
});

/** The keys with what they take; the authors' guide is made of it. */
export const categoryKeys = describeKeys(categorySchema.shape);
