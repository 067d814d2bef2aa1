import { selectPluralForm } from '@/lib/i18n/select-plural-form';

/** @id site.showcase.failed Shown instead of a live example that crashed */
export const demoCrashed = 'This example crashed.';

/** @id site.showcase.controls Heading above the cards that link to the pages of the controls */
export const controlsTitle = 'Controls';

/** @id site.showcase.galleries Accessible name of the links between the galleries of the showcase */
export const galleryLinksLabel = 'Galleries';

/** @id site.showcase.more Heading above the links to the other galleries */
export const otherGalleriesHeading = 'More of the design system';

/** @id site.showcase.filter Label of the field that filters the list of controls */
export const filterLabel = 'Filter';

/** @id site.showcase.filterHint Placeholder of the field that filters the list of controls */
export const filterPlaceholder = 'Name or example';

/** @id site.showcase.found Number of listed controls; plural forms are separated by | */
export const controlsFound = (count: number, language: string) =>
  selectPluralForm(count, `1 component|${count} components`, language);

/** @id site.showcase.names Accessible name of the links to the controls on the page */
export const controlsOnPage = 'Components on this page';
