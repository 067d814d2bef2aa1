/** @id site.lazy.failed Shown in place of a part of a page that could not be loaded */
export const partFailed = 'This part could not be loaded.';

/** @id site.retry Button that retries what failed */
export const retry = 'Retry';

/** @id site.lazy.reload Button shown when a part of a page failed to load twice */
export const reloadPage = 'Load the page anew';

/** @id site.loading Label of the loading spinner, for screen readers */
export const loading = 'Loading...';

/** @id site.crash.site Title shown in place of the whole site when it crashed */
export const siteCrashed = 'This page crashed';

/** @id site.crash.pageTitle Title of the window after a page crashed */
export const pageErrorTitle = 'Page Error';

/** @id site.crash.reportTitle First word of the title of an error report; the name of the error follows */
export const reportTitlePrefix = 'Docs:';

/** @id theme.ErrorPageContent.tryAgain Button that renders a crashed page again */
export const tryAgain = 'Try again';

/** @id site.crash.startPage Link from a crashed page to the home page */
export const startPage = 'Start page';

/** @id site.crash.report Link from a crashed page to the form for error reports */
export const report = 'Report';

/** @id theme.ErrorPageContent.cause Shown before the error that caused another */
export const cause = 'Cause:';

/** @id site.crash.lost Why a page crashed: its code could not be loaded */
export const codeLost = 'A part of it could not be loaded: the site has changed, or the connection failed.';

/** @id site.crash.fault Why a page crashed: its code has an error */
export const codeFault = 'An error in its code keeps it from being shown.';

/** @id site.crash.offline Title shown in place of a page that cannot be loaded offline */
export const noConnection = 'No connection';

/** @id site.crash.offlineText Text shown in place of a page that cannot be loaded offline */
export const noConnectionText = 'The site does not answer. This page loads by itself as soon as it does.';

/** @id theme.ErrorPageContent.title Title shown in place of a page that crashed */
export const pageCrashed = 'This page crashed.';

/** @id site.offline.title Notice while the next page cannot be loaded offline */
export const offlineTitle = 'No connection.';

/** @id site.offline.text Notice while the next page cannot be loaded offline */
export const offlineText = 'The next page opens by itself once the network is back.';

/** @id site.offline.stay Button that stays on the page while the next one cannot be loaded */
export const stayHere = 'Stay here';
