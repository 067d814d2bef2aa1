/** @id site.lazy.failed Shown in place of a part of a page that could not be loaded */
export const partFailed = 'This part of the page could not be loaded.';

/** @id site.retry Button that retries what failed */
export const retry = 'Retry';

/** @id site.lazy.reload Button shown when a part of a page failed to load twice */
export const reloadPage = 'Reload the page';

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
export const startPage = 'Home page';

/** @id site.crash.report Link from a crashed page to the form for error reports */
export const report = 'Report this error';

/** @id theme.ErrorPageContent.cause Shown before the error that caused another */
export const cause = 'Cause:';

/** @id site.crash.lost Why a page crashed: its code could not be loaded */
export const codeLost =
  'Part of the page could not be loaded because the site was updated or the connection failed.';

/** @id site.crash.fault Why a page crashed: its code has an error */
export const codeFault = 'The page cannot be displayed because of an error in its code.';

/** @id site.crash.offline Title shown in place of a page that cannot be loaded offline */
export const noConnection = 'No connection';

/** @id site.crash.offlineText Text shown in place of a page that cannot be loaded offline */
export const noConnectionText =
  'The site is not responding. This page loads automatically when the site responds again.';

/** @id theme.ErrorPageContent.title Title shown in place of a page that crashed */
export const pageCrashed = 'This page crashed.';

/** @id site.offline.title Title of the notice that the next page cannot be loaded because the reader is offline */
export const offlineTitle = 'No connection.';

/** @id site.offline.text Notice while the next page cannot be loaded offline */
export const offlineText = 'The next page opens automatically when the network is available again.';

/** @id site.offline.stay Button that stays on the page while the next one cannot be loaded */
export const stayHere = 'Stay on this page';
