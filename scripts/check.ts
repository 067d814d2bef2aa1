/**
 * `npm test`: everything that continuous integration runs, in order, stopping at the first step that fails. Steps that
 * keep one core busy run beside another.
 */
import { runSteps, type Step } from '@/lib/build/run-steps';

const npm = (name: string, script: string): Step => ({ name, command: ['npm', 'run', '--silent', script] });
const script = (name: string, file: string): Step => ({ name, command: ['node', '--import', 'tsx', file] });

const started = performance.now();
const code = await runSteps([
  npm('Lint', 'lint'),
  [npm('Format', 'check:format'), npm('Content', 'content')],
  npm('Types', 'types'),
  npm('Unit tests', 'test:unit'),
  script('Hosts', 'scripts/provide-hosts.ts'),
  script('Browser', 'scripts/provide-browser.ts'),
  [npm('Samples', 'test:samples'), npm('Fixture site', 'build:fixtures')],
  npm('Site', 'build'),
  npm('Tests of the exports', 'test:build'),
  npm('Tests of the commands', 'test:scripts'),
  npm('Tests in a browser', 'test:e2e'),
]);
if (code !== 0) process.exit(code);
console.log(`\nAll checks passed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
