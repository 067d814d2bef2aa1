export const analyticsOrigin = 'https://www.googletagmanager.com';

/** Returns the URL of the analytics script for a measurement id. @see acceptance AN-06 */
export const getAnalyticsScriptUrl = (id: string) =>
  `${analyticsOrigin}/gtag/js?id=${encodeURIComponent(id)}`;
