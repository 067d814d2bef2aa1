import { plural } from '@/lib/i18n/plural';
import type { ReactNode } from 'react';
import { rich } from '@/lib/i18n/rich';

/** @id site.link.newTab Hint on links to other sites, for screen readers */
export const opensInNewTab = 'Opens in a new tab';

/** @id site.glossary.letters Name of the links to the letters of the glossary */
export const glossaryLetters = 'Letters';

/** @id site.glossary.more Link from an entry of the glossary to the page that says more */
export const glossaryMore = (page: ReactNode) => rich`See ${page}.`;

/** @id theme.admonition.note Title of an admonition of this type without its own title */
export const noteCaption = 'note';

/** @id theme.admonition.tip Title of an admonition of this type without its own title */
export const tipCaption = 'tip';

/** @id theme.admonition.info Title of an admonition of this type without its own title */
export const infoCaption = 'info';

/** @id theme.admonition.warning Title of an admonition of this type without its own title */
export const warningCaption = 'warning';

/** @id theme.admonition.danger Title of an admonition of this type without its own title */
export const dangerCaption = 'danger';

/** @id theme.admonition.caution Title of an admonition of this type without its own title */
export const cautionCaption = 'caution';

/** @id site.details.summary Label of a collapsible part without its own label */
export const detailsSummary = 'Details';

/** @id site.diagram.description Label of the collapsible text description of a diagram */
export const diagramDescription = 'Description of the diagram';

/**
 * @id theme.docs.DocCard.categoryDescription.plurals
 * How many pages a category has; plural forms separated by |
 */
export const categoryItems = (count: number, language: string) =>
  plural(count, `1 item|${count} items`, language);

/** @id site.footnotes.back Name of the link from a footnote back to its reference */
export const footnoteBackLink = (number: string) => `Back to reference ${number}`;

/** @id theme.common.headingLinkTitle Name of the link of a heading to itself */
export const headingLink = (heading: string) => `Direct link to ${heading}`;

/** @id site.footnotes.title Heading above the footnotes of a page, for screen readers */
export const footnotesTitle = 'Footnotes';

/** @id site.task.done Name of a checked box of a task list */
export const completedTask = 'Completed task';

/** @id site.task.open Name of an empty box of a task list */
export const openTask = 'Open task';
