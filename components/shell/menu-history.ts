const MARK = 'mobileSidebar';

/** True if the current history entry was added when the mobile sidebar opened. */
export const isMenuHistoryEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * Adds a history entry for the open mobile sidebar. The sidebar is open while this entry is current, so that the
 * browser's back button closes it without leaving the page (NAV-26).
 */
export const addMenuHistoryEntry = () => history.pushState({ [MARK]: true }, '');
