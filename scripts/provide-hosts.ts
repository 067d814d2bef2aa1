/** Makes sure that the tests have the servers on which the finished site is tried. */
import { provideNginx } from '@/tests/support/nginx';

console.log(`nginx for the tests: ${provideNginx()}`);
