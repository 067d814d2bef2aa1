/**
 * `npm run viewer:names -- --viewer <address>`: reads the names of commands, services, events, customizations, buttons
 * and more from a running viewer, and writes them to `tests/expected`. A test compares the pages with these names.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runCommand } from '@/lib/build/run-command';
import { getLaunchOptions } from '@/tools/programs/browser';
import { serveDicomweb } from '@/tools/screenshots/dicomweb-server';
import { readRunningNames } from '@/tools/viewer/running-names';

const { values } = parseArgs({
  options: { viewer: { type: 'string' }, version: { type: 'string', default: '3.10' } },
});
if (!values.viewer) {
  console.error('Write: npm run viewer:names -- --viewer <address of a running viewer> [--version 3.10]');
  process.exit(1);
}
const data = '.cache/phantom';
if (!existsSync(`${data}/index.json`)) await runCommand('python3', ['tools/screenshots/phantom.py', data]);
const { server, root } = await serveDicomweb(data);
const launch = getLaunchOptions();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const names = await readRunningNames(browser, values.viewer, root);
  const file = `tests/expected/viewer-running-${values.version}.json`;
  writeFileSync(file, `${JSON.stringify(names, null, 1)}\n`);
  console.log(file);
} finally {
  await browser.close();
  server.close();
}
