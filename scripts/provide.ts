/**
 * Finds or installs the programs that tests run: a browser, nginx, Java, the programs that check code samples, and for
 * `npm run test:all` those of the hosting recipes, Firefox and WebKit.
 */
import { provideBrowser } from '@/tools/programs/browser';
import { provideFirefox } from '@/tools/programs/firefox';
import { provideHostPrograms } from '@/tools/programs/host-programs';
import { provideJava } from '@/tools/programs/java';
import { provideNginx } from '@/tools/programs/nginx';
import { provideSamplePrograms } from '@/tools/programs/sample-programs';
import { provideWebKit } from '@/tools/programs/webkit';

console.log(`Browser for the tests: ${provideBrowser()}`);
console.log(`nginx for the tests: ${provideNginx()}`);
console.log(`Java for the tests: ${provideJava()}`);
console.log(`Programs that check samples: ${provideSamplePrograms().join(', ')}`);
if (process.env.DOCS_TEST_ALL) {
  console.log(`Programs of the hosting recipes: ${provideHostPrograms().join(', ')}`);
  console.log(`Firefox for the tests: ${provideFirefox()}`);
  console.log(`WebKit for the tests: ${provideWebKit().driver}`);
}
