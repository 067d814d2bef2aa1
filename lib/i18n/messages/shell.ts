/** @id site.announcement Accessible name of the announcement bar at the top of the page */
export const announcementLabel = 'Announcement';

/** @id theme.AnnouncementBar.closeButtonAriaLabel Accessible name of the button that closes the announcement bar */
export const closeAnnouncement = 'Close';

/** @id site.navbar.language Accessible name of the language menu; label is the current language */
export const languageMenu = (label: string) => `Language: ${label}`;

/** @id theme.docs.sidebar.toggleSidebarButtonAriaLabel Accessible name of the button for the mobile menu */
export const toggleMobileMenu = 'Toggle navigation bar';

/** @id theme.NavBar.navAriaLabel Accessible name of the navigation bar at the top of the page */
export const mainNavigation = 'Main';

/** @id site.navbar.subtitle Shown after the name of the site in the navigation bar */
export const docsSubtitle = 'Docs';

/** @id theme.common.skipToMainContent First link of every page, which keyboard users follow to skip the navigation */
export const skipToMainContent = 'Skip to main content';

/** @id theme.colorToggle.ariaLabel.mode.dark Dark mode, in the name of the button that switches color modes */
export const darkMode = 'dark mode';

/** @id theme.colorToggle.ariaLabel.mode.light Light mode, in the name of the button that switches color modes */
export const lightMode = 'light mode';

/** @id theme.colorToggle.ariaLabel Accessible name of the button that switches color modes; mode is the current one */
export const colorModeSwitch = (mode: string) => `Switch between dark and light mode (currently ${mode})`;

/** @id site.navbar.version Accessible name of the version menu; label is the current version */
export const versionMenu = (label: string) => `Version ${label}`;

/** @id theme.SearchBar.label Button that opens the search dialog, and accessible name of the dialog */
export const searchButtonLabel = 'Search';
