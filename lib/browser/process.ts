/** What bundled code sees as `process` in the browser: variables are put in at build time, nothing else is used. */
const browserProcess = { env: {} };

export default browserProcess;
