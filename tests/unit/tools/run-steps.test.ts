import { beforeEach, expect, it, vi } from 'vitest';
import { runSteps, type TestStep } from '@/tools/run-steps';

const node = (name: string, code: string): TestStep => ({ name, command: [process.execPath, '-e', code] });

/** Output of the steps, in order. */
let printed: string[];
const text = () => printed.join('');

beforeEach(() => {
  printed = [];
  const line = (part: unknown) => void printed.push(`${String(part)}\n`);
  vi.spyOn(console, 'log').mockImplementation(line);
  vi.spyOn(console, 'error').mockImplementation(line);
  vi.spyOn(process.stdout, 'write').mockImplementation((part) => printed.push(String(part)) > 0);
});

/** Code that ends when a file exists; the other step writes it, so both must run at the same time. */
const waitFor = (file: string) =>
  `const {existsSync} = require('fs'); (function look() { if (!existsSync('${file}')) setTimeout(look, 5); })()`;
const write = (file: string) => `require('fs').writeFileSync('${file}', '')`;

it('the test runner runs steps in a list at the same time, and others one after another', async () => {
  const file = `${process.env.TMPDIR ?? '/tmp'}/run-steps-${process.pid}`;
  const remove = node('Third', `require('fs').rmSync('${file}')`);
  expect(await runSteps([[node('First', waitFor(file)), node('Second', write(file))], remove])).toBe(0);
  for (const name of ['First', 'Second'])
    expect(text()).toMatch(new RegExp(`── ${name} ──\\n${name}: [\\d.]+ s\\n[^]*── Third ──`));
});

it('the test runner runs steps of an inner list in order, up to the first that fails', async () => {
  const lane = [node('First', ''), node('Second', 'process.exit(2)'), node('Third', '')];
  expect(await runSteps([[lane, node('Beside', '')]])).toBe(2);
  expect(text()).toMatch(/First: [^]*Second failed after/);
  expect(text()).toContain('Beside: ');
  expect(text()).not.toContain('Third');
});

it('the test runner does not mix the output of steps that run at the same time', async () => {
  const speak = (name: string) =>
    node(name, `let n = 0; (function say() { console.log('${name}'); if (++n < 5) setTimeout(say, 5); })()`);
  await runSteps([[speak('one'), speak('two')]]);
  for (const name of ['one', 'two'])
    expect(text()).toContain(`── ${name} ──\n${`${name}\n`.repeat(5)}${name}: `);
});

it('the test runner stops after a failed step, once the steps beside it have ended, and names it', async () => {
  const fails = node('Bad', 'console.error("what is wrong"); process.exit(3)');
  const slow = node('Slow', 'setTimeout(() => console.log("to the end"), 200)');
  expect(await runSteps([node('Good', ''), [fails, slow], node('Later', '')])).toBe(3);
  // Either of the two may end first.
  expect(text()).toMatch(/^\n── Good ──\nGood: [\d.]+ s\n/);
  expect(text()).toMatch(/\n── Bad ──\nwhat is wrong\n\nBad failed after [\d.]+ s\.\n/);
  expect(text()).toContain('\n── Slow ──\nto the end\n');
  expect(text()).not.toContain('Later');
});

it('the test runner treats a step as failed if its program is missing', async () => {
  const missing: TestStep = { name: 'Missing', command: ['no-such-program-here'] };
  expect(await runSteps([missing])).toBe(1);
  expect(await runSteps([[missing, node('Good', '')]])).toBe(1);
  expect(text()).toContain('no-such-program-here could not be started');
});
