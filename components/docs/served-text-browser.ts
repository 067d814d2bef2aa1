/** Browsers have the text already: hydration leaves the HTML of an element as it was served. */
export const getServedText = (): string => '';
