import { z } from 'zod';
import { strictObject } from './strict-object';

const text = z.string().min(1);
const path = text.regex(/^\//, 'must be a path that starts with "/"');

const linkTarget = {
  /** A page of this site, e.g. `/help`. */
  to: path.exactOptional(),
  /** A full URL of another site; opens in a new tab. @see acceptance NAV-06 */
  href: z.url().exactOptional(),
};

/** A link with these keys, and exactly one of `to` and `href`. */
export const linkSchema = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  strictObject({ ...shape, ...linkTarget }).refine(
    (link) => 'to' in link !== 'href' in link,
    'needs exactly one of "to" (a page here) and "href" (an address elsewhere)',
  );

const linkKeys = {
  type: z.literal('link'),
  /** Caption; the accessible name when only an icon is shown. */
  label: text,
  ...linkTarget,
  /** Active on this path and below it. @see acceptance NAV-05 */
  activeBasePath: path.exactOptional(),
  /** Active where this regular expression matches the path. @see acceptance NAV-04 */
  activeBaseRegex: text.exactOptional(),
  /** Shows this icon instead of the caption. @see acceptance NAV-08 */
  icon: z.enum(['github']).exactOptional(),
};

const separator = strictObject({ type: z.literal('separator') });

const caption = strictObject({
  type: z.literal('caption'),
  /** Heading above the entries that follow. */
  label: text,
});

/** An entry of a dropdown's list. */
const dropdownItem = z.discriminatedUnion('type', [linkSchema(linkKeys), separator, caption]);

/** Entries around the versions or locales of a dropdown. @see acceptance NAV-10, NAV-12 */
const dropdownItems = {
  dropdownItemsBefore: z.array(dropdownItem).exactOptional(),
  dropdownItemsAfter: z.array(dropdownItem).exactOptional(),
};

/** Which side of the bar. */
const position = z.enum(['left', 'right']);

/** Id of the docs plugin. */
const docsPluginId = text.exactOptional();

/**
 * One item of the navbar.
 * @see acceptance NAV-02, NAV-07, LKP-05, LKP-07
 */
export const navbarItemSchema = z.discriminatedUnion('type', [
  linkSchema({ ...linkKeys, position }),
  strictObject({
    type: z.literal('dropdown'),
    /** Caption of the trigger. */
    label: text,
    position,
    /** Page of the trigger itself. */
    to: path.exactOptional(),
    /** The list. */
    items: z.array(dropdownItem).min(1),
  }),
  strictObject({
    type: z.literal('docsVersionDropdown'),
    position,
    docsPluginId,
    ...dropdownItems,
  }),
  strictObject({ type: z.literal('localeDropdown'), position, ...dropdownItems }),
  strictObject({
    type: z.literal('doc'),
    position,
    docsPluginId,
    /** Doc id in the current version. */
    docId: text,
    /** Caption; the doc's own label by default. */
    label: text.exactOptional(),
  }),
  strictObject({
    type: z.literal('docSidebar'),
    position,
    docsPluginId,
    /** Sidebar whose first page is linked. */
    sidebarId: text,
    /** Caption; the label of that page by default. */
    label: text.exactOptional(),
  }),
  strictObject({ type: z.literal('search'), position }),
  strictObject({
    type: z.literal('html'),
    position,
    /** Trusted HTML. */
    value: text,
  }),
]);

/** One item of the navbar, discriminated by `type`. */
export type NavbarItem = z.infer<typeof navbarItemSchema>;

/** One entry of a navbar dropdown, discriminated by `type`. */
export type NavbarDropdownItem = z.infer<typeof dropdownItem>;
