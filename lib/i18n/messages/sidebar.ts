/** @id theme.DocSidebarItem.collapseCategoryAriaLabel Button that closes a category of the sidebar */
export const collapseCategory = (label: string) => `Collapse sidebar category '${label}'`;

/** @id theme.DocSidebarItem.expandCategoryAriaLabel Button that opens a category of the sidebar */
export const expandCategory = (label: string) => `Expand sidebar category '${label}'`;

/** @id theme.docs.sidebar.navAriaLabel Name of the sidebar of the documentation */
export const docsSidebar = 'Docs sidebar';

/** @id theme.docs.sidebar.expandButtonTitle Name of the button that shows the sidebar again */
export const expandSidebar = 'Expand sidebar';

/** @id theme.docs.sidebar.collapseButtonTitle Name of the button that hides the sidebar */
export const collapseSidebar = 'Collapse sidebar';

/** @id theme.TOCCollapsible.toggleButtonLabel Title of the contents list of a page */
export const onThisPage = 'On this page';
