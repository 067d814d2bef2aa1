import { z } from 'zod';
import { strictObject } from './strict-object';

const text = z.string().min(1);
const path = text.regex(/^\//, 'must be a path that starts with "/"');

const linkTarget = {
  /** Path of a page of this site, e.g. `/help`. */
  to: path.exactOptional(),
  /** Full URL on another site; opens in a new tab. @see acceptance NAV-06 */
  href: z.url().exactOptional(),
};

/** Creates the schema of a link with the given keys and exactly one of `to` and `href`. */
export const createLinkSchema = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  strictObject({ ...shape, ...linkTarget }).refine(
    (link) => 'to' in link !== 'href' in link,
    'needs exactly one of "to" (a page here) and "href" (an address elsewhere)',
  );

const linkKeys = {
  type: z.literal('link'),
  /** Caption, or the accessible name if the link is shown as an icon. */
  label: text,
  ...linkTarget,
  /** Regular expression of the paths on which the link is active; by default, `to` and below. @see acceptance NAV-04, NAV-05 */
  activeBaseRegex: text.exactOptional(),
  /** Icon that is shown instead of the caption. @see acceptance NAV-08 */
  icon: z.enum(['github']).exactOptional(),
};

const separator = strictObject({ type: z.literal('separator') });

const caption = strictObject({
  type: z.literal('caption'),
  /** Heading above the following entries of the dropdown. */
  label: text,
});

const dropdownItem = z.discriminatedUnion('type', [createLinkSchema(linkKeys), separator, caption]);

/** Entries before and after the versions or locales in a dropdown. @see acceptance NAV-10, NAV-12 */
const dropdownItems = {
  dropdownItemsBefore: z.array(dropdownItem).exactOptional(),
  dropdownItemsAfter: z.array(dropdownItem).exactOptional(),
};

/** Side of the navbar on which an item is shown. */
const position = z.enum(['left', 'right']);

/** Id of the docs plugin whose versions, docs and sidebars a navbar item shows. */
const docsPluginId = text.exactOptional();

/** Schema of a navbar item. @see acceptance NAV-02, NAV-07, LKP-05, LKP-07 */
export const navbarItemSchema = z.discriminatedUnion('type', [
  createLinkSchema({ ...linkKeys, position }),
  strictObject({ type: z.literal('docsVersionDropdown'), position, docsPluginId, ...dropdownItems }),
  strictObject({ type: z.literal('localeDropdown'), position, ...dropdownItems }),
  strictObject({
    type: z.literal('doc'),
    position,
    docsPluginId,
    /** Id of the linked doc. */
    docId: text,
    /** Caption; by default, the label of the doc. */
    label: text.exactOptional(),
  }),
  strictObject({
    type: z.literal('docSidebar'),
    position,
    docsPluginId,
    /** Id of the sidebar whose first page the item links to. */
    sidebarId: text,
    /** Caption; by default, the label of the linked page. */
    label: text.exactOptional(),
  }),
  strictObject({ type: z.literal('search'), position }),
]);

export type NavbarItem = z.infer<typeof navbarItemSchema>;

export type NavbarDropdownItem = z.infer<typeof dropdownItem>;
