/** `npm test`: everything that continuous integration runs, in order, stopping at the first step that fails. */
import { runCommand } from '@/lib/build/run-command';

const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ['Format', 'npm', 'run', '--silent', 'check:format'],
  ['Lint', 'npm', 'run', '--silent', 'lint'],
  ['Content', 'npm', 'run', '--silent', 'content'],
  ['Types', 'npm', 'run', '--silent', 'types'],
  ['Unit tests', 'npm', 'run', '--silent', 'test:unit'],
  ['Hosts', 'node', '--import', 'tsx', 'scripts/provide-hosts.ts'],
  ['Samples', 'npm', 'run', '--silent', 'test:samples'],
  ['Browser', 'node', '--import', 'tsx', 'scripts/provide-browser.ts'],
  ['Fixture site', 'npm', 'run', '--silent', 'build:fixtures'],
  ['Site', 'npm', 'run', '--silent', 'build'],
  ['Tests of the exports', 'npm', 'run', '--silent', 'test:build'],
  ['Tests of the commands', 'npm', 'run', '--silent', 'test:scripts'],
  ['Tests in a browser', 'npm', 'run', '--silent', 'test:e2e'],
];

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const started = performance.now();
for (const [name, command = 'npm', ...args] of steps) {
  console.log(`\n── ${name} ──`);
  const begun = performance.now();
  const code = await runCommand(command, args);
  if (code !== 0) {
    console.error(`\n${name} failed after ${seconds(begun)}.`);
    process.exit(code);
  }
  console.log(`${name}: ${seconds(begun)}`);
}
console.log(`\nAll checks passed in ${seconds(started)}.`);
