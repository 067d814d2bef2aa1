/** Origin that serves the analytics script. */
export const analyticsHost = 'https://www.googletagmanager.com';

/** Returns the URL of the analytics script for a measurement id. @see acceptance AN-06 */
export const getAnalyticsScript = (id: string) => `${analyticsHost}/gtag/js?id=${encodeURIComponent(id)}`;
