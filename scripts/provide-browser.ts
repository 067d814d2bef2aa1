/** Makes sure that the tests have a browser. */
import { provideBrowser } from '@/tests/support/browser';

console.log(`Browser for the tests: ${provideBrowser()}`);
