/** @id theme.DocSidebarItem.collapseCategoryAriaLabel Accessible name of the button that collapses a category */
export const collapseCategory = (label: string) => `Collapse sidebar category '${label}'`;

/** @id theme.DocSidebarItem.expandCategoryAriaLabel Accessible name of the button that expands a category */
export const expandCategory = (label: string) => `Expand sidebar category '${label}'`;

/** @id theme.docs.sidebar.navAriaLabel Accessible name of the sidebar beside a page */
export const docsSidebar = 'Docs sidebar';

/** @id theme.docs.sidebar.expandButtonTitle Accessible name of the button that shows the hidden sidebar */
export const expandSidebar = 'Expand sidebar';

/** @id theme.docs.sidebar.collapseButtonTitle Accessible name of the button that hides the sidebar */
export const collapseSidebar = 'Collapse sidebar';

/** @id theme.TOCCollapsible.toggleButtonLabel Title of the table of contents of a page */
export const onThisPage = 'On this page';
