const MARK = 'mobileSidebar';

/** Whether the current history entry is the one that was added when the mobile sidebar opened. */
export const isMenuEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * Adds a history entry for the current page. The mobile sidebar is open while that entry is current, so that the
 * browser's back button closes it and stays on the page (NAV-26).
 */
export const addMenuEntry = () => history.pushState({ [MARK]: true }, '');
