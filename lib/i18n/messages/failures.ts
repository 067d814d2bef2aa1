/** @id site.lazy.failed In place of a part of a page that did not arrive */
export const partFailed = 'This part could not be loaded.';

/** @id site.retry Button that tries again what failed */
export const retry = 'Retry';

/** @id site.lazy.reload Button below a part of a page that did not arrive twice */
export const reloadPage = 'Load the page anew';

/** @id site.loading Said of the spinner by screen readers */
export const loading = 'Loading...';
