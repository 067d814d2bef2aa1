/** @id theme.navbar.mobileVersionsDropdown.label Heading of the list of versions in the mobile menu */
export const versionListHeading = 'Versions';

/** @id theme.navbar.mobileLanguageDropdown.label Heading of the list of languages in the mobile menu */
export const languageListHeading = 'Languages';

/** @id theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel Button that goes back to the main menu */
export const backToMainMenu = '← Back to main menu';

/** @id site.navbar.mobileMenu Accessible name of the mobile menu */
export const mobileMenuLabel = 'Navigation';

/** @id theme.docs.sidebar.closeSidebarButtonAriaLabel Accessible name of the button that closes the mobile menu */
export const closeMobileMenu = 'Close navigation bar';
