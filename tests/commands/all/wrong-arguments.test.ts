import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Commands with arguments that are missing, unknown or name nothing, and how their message begins. */
const commands: readonly (readonly [line: string, message: string])[] = [
  ['baseline -- record no-such-folder before.json', 'no-such-folder/ does not contain a finished site.'],
  ['baseline -- compare no-such-file out', 'no-such-file does not exist.'],
  ['baseline -- compare README.md out', 'README.md is not a recorded file.'],
  ['baseline -- compare package.json out', 'package.json is not a recorded file.'],
  ['bench -- no-such-part', 'There is no part "no-such-part".'],
  ['bundle -- 3.9', "Unexpected argument '3.9'."],
  ['bundle -- --key no-such-file', 'There is no file at no-such-file'],
  ['check:external -- --quick', "Unknown option '--quick'"],
  ['content -- faq/general', "Unexpected argument 'faq/general'."],
  ['facts -- platform', "Unexpected argument 'platform'."],
  ['hosting:compress -- no-such-folder', 'no-such-folder/ does not contain a finished site.'],
  ['new:page -- --name page', "Unknown option '--name'."],
  ['samples -- faq/general', "Unexpected argument 'faq/general'."],
  ['samples:run -- --server', "Unknown option '--server'."],
  ['samples:run -- --viewer no-such-address', 'No viewer answers at no-such-address.'],
  ['samples:viewer -- no-such-folder 3.10', resolve('no-such-folder')],
  ['screenshots -- toolbar', 'Write: npm run screenshots'],
  ['serve -- no-such-folder', 'no-such-folder/ does not contain a finished site.'],
  ['version:cut -- 3.10', 'Name the line that you freeze'],
  ['version:diff -- 3.9', 'Name two versions.'],
  ['version:retire -- 3.9', 'Name the version and its new address.'],
  ['viewer:names -- --server', "Unknown option '--server'"],
  ['write-translations -- de', 'Write: npm run write-translations'],
];

it.each(commands)('npm run %s ends with a message instead of a stack trace', (line, message) => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', ...line.split(' ')], { encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr.slice(0, message.length)).toBe(message);
  expect(stderr).not.toMatch(/^ {4}at /m);
});
