/**
 * `npm test`: runs all checks and tests that a change must pass, and stops at the first step that fails. The items of an
 * inner array run in parallel, because a build keeps only one core busy. `npm run test:all` adds slow tests: every page
 * instead of one of each kind, every host, thousands of random pages, and builds that only one test needs.
 */
import { runSteps, type TestStep } from '@/tools/run-steps';

const all = process.argv.includes('--all');
// Read by playwright.config.ts and vitest.config.ts.
if (all) process.env.DOCS_TEST_ALL = 'on';

const npm = (name: string, ...script: string[]): TestStep => ({
  name,
  command: ['npm', 'run', '--silent', ...script],
});

const started = performance.now();
const code = await runSteps([
  [[npm('Lint', 'lint'), npm('Format', 'check:format')], npm('Content', 'content')],
  [npm('Unit tests', 'test:unit'), npm('Fixture site', 'build:fixtures')],
  { name: 'Programs', command: ['node', '--import', 'tsx', 'scripts/provide.ts'] },
  // The check of types reads generated files, which each build replaces.
  [[npm('Site', 'build'), npm('Types', 'types')], npm('Samples', 'test:samples')],
  // The tests of the commands mostly wait for a build, servers and browsers.
  [
    [npm('Tests of the content', 'test:content'), npm('Tests of the exports', 'test:export')],
    npm('Tests of the commands', 'test:commands'),
  ],
  npm('Tests in a browser', 'test:e2e'),
]);
process.exitCode = code;
if (code === 0) console.log(`\nAll checks passed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
