/** Ensures that the tests have a browser, the servers that host the finished site, and the programs that check samples. */
import { provideBrowser } from '@/tools/programs/browser';
import { provideNginx } from '@/tools/programs/nginx';
import { provideSamplePrograms } from '@/tools/programs/sample-programs';

console.log(`Browser for the tests: ${provideBrowser()}`);
console.log(`nginx for the tests: ${provideNginx()}`);
console.log(`Readers of samples: ${provideSamplePrograms().join(', ')}`);
