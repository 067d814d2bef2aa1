/** Returns no text, because the browser already has it: hydration leaves the served HTML of the element unchanged. */
export const getServedPageText = (): string => '';
