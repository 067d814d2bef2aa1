/** Finds or installs the programs that tests run: a browser, nginx, and the programs that check code samples. */
import { provideBrowser } from '@/tools/programs/browser';
import { provideNginx } from '@/tools/programs/nginx';
import { provideSamplePrograms } from '@/tools/programs/sample-programs';

console.log(`Browser for the tests: ${provideBrowser()}`);
console.log(`nginx for the tests: ${provideNginx()}`);
console.log(`Programs that check samples: ${provideSamplePrograms().join(', ')}`);
