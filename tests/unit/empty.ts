/** Stands in for `server-only` where tests run. */
export const isEmpty = true;
