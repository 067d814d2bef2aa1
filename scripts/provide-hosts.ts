/** Makes sure that the tests have the servers on which the finished site is tried, and what reads the pages' samples. */
import { provideNginx } from '@/tools/programs/nginx';
import { provideSamplePrograms } from '@/tools/programs/sample-programs';

console.log(`nginx for the tests: ${provideNginx()}`);
console.log(`Readers of samples: ${provideSamplePrograms().join(', ')}`);
