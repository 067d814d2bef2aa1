/** @id site.announcement Name of the bar with the announcement */
export const announcement = 'Announcement';

/** @id theme.AnnouncementBar.closeButtonAriaLabel Name of the button that closes the announcement */
export const closeAnnouncement = 'Close';

/** @id site.navbar.language Name of the menu of languages */
export const languageMenu = (label: string) => `Language: ${label}`;

/** @id site.navbar.mobileMenuFailed Shown in place of the mobile menu */
export const mobileMenuFailed = 'The menu could not be loaded.';

/** @id theme.docs.sidebar.toggleSidebarButtonAriaLabel Name of the button that opens the mobile menu */
export const toggleMobileMenu = 'Toggle navigation bar';

/** @id theme.NavBar.navAriaLabel Name of the bar at the top */
export const mainNavigation = 'Main';

/** @id site.navbar.subtitle Shown beside the name of the site */
export const docsSubtitle = 'Docs';

/** @id theme.common.skipToMainContent First link of every page, for keyboard users */
export const skipToMainContent = 'Skip to main content';

/** @id theme.colorToggle.ariaLabel.mode.dark Dark mode, in the name of the button for the color mode */
export const darkMode = 'dark mode';

/** @id theme.colorToggle.ariaLabel.mode.light Light mode, in the name of the button for the color mode */
export const lightMode = 'light mode';

/** @id theme.colorToggle.ariaLabel Name of the button for the color mode */
export const colorModeSwitch = (mode: string) => `Switch between dark and light mode (currently ${mode})`;

/** @id site.navbar.version Name of the menu of versions */
export const versionMenu = (label: string) => `Version ${label}`;

/** @id theme.SearchBar.label Button that opens the search, and name of its dialog */
export const openSearch = 'Search';
