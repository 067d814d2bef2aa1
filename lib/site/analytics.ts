/** Host of the analytics service's script. */
export const analyticsHost = 'https://www.googletagmanager.com';

/** Address of the script for a measurement id. @see acceptance AN-06 */
export const getAnalyticsScript = (id: string) => `${analyticsHost}/gtag/js?id=${encodeURIComponent(id)}`;
