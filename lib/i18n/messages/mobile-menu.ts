/** @id theme.navbar.mobileVersionsDropdown.label Group of versions in the mobile menu */
export const versionsGroup = 'Versions';

/** @id theme.navbar.mobileLanguageDropdown.label Group of languages in the mobile menu */
export const languagesGroup = 'Languages';

/** @id theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel Button in the mobile menu */
export const backToMainMenu = '← Back to main menu';

/** @id site.navbar.mobileMenu Name of the mobile menu */
export const mobileMenu = 'Navigation';

/** @id theme.docs.sidebar.closeSidebarButtonAriaLabel Name of the button that closes the mobile menu */
export const closeMobileMenu = 'Close navigation bar';
