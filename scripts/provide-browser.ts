/** Ensures that the tests have a browser. */
import { provideBrowser } from '@/tools/programs/browser';

console.log(`Browser for the tests: ${provideBrowser()}`);
