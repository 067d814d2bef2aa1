import { selectPluralForm } from '@/lib/i18n/select-plural-form';
import type { ReactNode } from 'react';
import { richText } from '@/lib/i18n/rich-text';

/** @id site.link.newTab Read by screen readers after the text of a link to another site */
export const opensInNewTab = 'Opens in a new tab';

/** @id site.video.site On the card of a video: the site that shows it, e.g. Vimeo */
export const videoOn = (site: string) => `Video on ${site}`;

/** @id site.video.opens On the card of a video: what a click does; the host is an address such as vimeo.com */
export const opensVideoHost = (host: string) => `Opens ${host} in a new tab. You need internet access.`;

/** @id site.glossary.letters Accessible name of the links to the letters of the glossary */
export const glossaryLetters = 'Letters';

/** @id site.glossary.more End of a glossary entry, with a link to the page that explains the term further */
export const glossaryPageReference = (page: ReactNode) => richText`See ${page}.`;

/** @id theme.admonition.note Default title of an admonition of the type "note" */
export const noteCaption = 'note';

/** @id theme.admonition.tip Default title of an admonition of the type "tip" */
export const tipCaption = 'tip';

/** @id theme.admonition.info Default title of an admonition of the type "info" */
export const infoCaption = 'info';

/** @id theme.admonition.warning Default title of an admonition of the type "warning" */
export const warningCaption = 'warning';

/** @id theme.admonition.danger Default title of an admonition of the type "danger" */
export const dangerCaption = 'danger';

/** @id theme.admonition.caution Default title of an admonition of the type "caution" */
export const cautionCaption = 'caution';

/** @id site.details.summary Default label of a collapsible section in the text of a page */
export const detailsSummary = 'Details';

/** @id site.diagram.description Label of the collapsible text description of a diagram */
export const diagramDescription = 'Description of the diagram';

/**
 * @id theme.docs.DocCard.categoryDescription.plurals
 * Number of entries in a category, on its card; plural forms are separated by |
 */
export const categoryItemCount = (count: number, language: string) =>
  selectPluralForm(count, `1 item|${count} items`, language);

/** @id site.footnotes.back Accessible name of the link from a footnote back to its reference */
export const footnoteBackLink = (number: string) => `Back to reference ${number}`;

/** @id theme.common.headingLinkTitle Accessible name of the link beside a heading that leads to the heading */
export const headingLink = (heading: string) => `Direct link to ${heading}`;

/** @id site.footnotes.title Heading above the footnotes of a page, for screen readers */
export const footnotesTitle = 'Footnotes';

/** @id site.task.done Accessible name of a checked checkbox in a task list */
export const completedTask = 'Completed task';

/** @id site.task.open Accessible name of an unchecked checkbox in a task list */
export const openTask = 'Open task';
