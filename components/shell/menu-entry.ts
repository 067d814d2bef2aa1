const MARK = 'mobileSidebar';

/** Whether the history entry in view is the one that opening the mobile sidebar has added. */
export const isMenuEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * Adds an entry of the page in view to the history: the mobile sidebar is open as long as that entry is in view, so
 * that the browser's back closes it and stays on the page (NAV-26).
 */
export const addMenuEntry = () => history.pushState({ [MARK]: true }, '');
