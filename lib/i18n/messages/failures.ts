/** @id site.lazy.failed Shown instead of a part of a page that could not be loaded */
export const pagePartNotLoaded = 'This part of the page could not be loaded.';

/** @id site.retry Button that repeats a failed action */
export const retryButton = 'Retry';

/** @id site.lazy.reload Button shown after a part of a page failed to load twice */
export const reloadPageButton = 'Reload the page';

/** @id site.loading Accessible name of the loading spinner */
export const loadingSpinnerLabel = 'Loading...';

/** @id site.crash.site Title of the error page shown when the whole page, including its navigation, crashed */
export const wholePageCrashed = 'This page crashed';

/** @id site.crash.pageTitle Title of the browser tab after a page crashed */
export const crashedPageTabTitle = 'Page Error';

/** @id site.crash.reportTitle Beginning of the title of an error report; the name of the error follows */
export const reportTitlePrefix = 'Docs:';

/** @id theme.ErrorPageContent.tryAgain Button that renders a crashed page again */
export const tryAgain = 'Try again';

/** @id site.crash.startPage Link from a crashed page to the home page */
export const homePageLink = 'Home page';

/** @id site.crash.report Link from a crashed page to the form for error reports */
export const reportErrorLink = 'Report this error';

/** @id theme.ErrorPageContent.cause Shown before the error that caused the displayed error */
export const errorCauseLabel = 'Cause:';

/** @id site.crash.lost Explanation shown when a page crashed because its code could not be loaded */
export const pageCodeNotLoaded =
  'Part of the page could not be loaded because the site was updated or the connection failed.';

/** @id site.crash.fault Explanation shown when a page crashed because of an error in its code */
export const pageCodeFailed = 'The page cannot be displayed because of an error in its code.';

/** @id site.crash.offline Title shown instead of a page that cannot be loaded while offline */
export const pageOfflineTitle = 'No connection';

/** @id site.crash.offlineText Text shown instead of a page that cannot be loaded while offline */
export const pageOfflineText =
  'The site is not responding. This page loads automatically when the site responds again.';

/** @id theme.ErrorPageContent.title Title shown instead of the content of a page that crashed */
export const pageContentCrashed = 'This page crashed.';

/** @id site.offline.title Title of the notice shown when a followed link cannot be opened while offline */
export const linkOfflineTitle = 'No connection.';

/** @id site.offline.text Text of the notice shown when a followed link cannot be opened while offline */
export const linkOfflineText = 'The next page opens automatically when the network is available again.';

/** @id site.offline.stay Button that cancels opening a link that cannot be loaded while offline */
export const stayOnPageButton = 'Stay on this page';
