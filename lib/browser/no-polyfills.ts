/** Stands in for polyfills of functions that every browser has which can draw the site's styles. */
const noPolyfills = true;

export default noPolyfills;
