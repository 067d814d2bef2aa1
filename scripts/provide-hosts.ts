/** Ensures that the tests have the servers that host the finished site, and the programs that check samples. */
import { provideNginx } from '@/tools/programs/nginx';
import { provideSamplePrograms } from '@/tools/programs/sample-programs';

console.log(`nginx for the tests: ${provideNginx()}`);
console.log(`Readers of samples: ${provideSamplePrograms().join(', ')}`);
