/**
 * `npm run viewer:names -- --viewer <address>`: reads the names of commands, services, events, customizations, buttons
 * and more from a running viewer, and writes them to `content/checks`. A test compares the pages with these names.
 */
import { writeFileSync } from 'node:fs';
import { getLatestVersion } from '@/lib/docs/versions';
import { site } from '@/lib/site/config';
import { getCheckedLine } from '@/lib/site/release-line';
import { launchViewerBrowser, serveSyntheticStudies } from '@/tools/screenshots/synthetic-studies';
import { readRunningNames } from '@/tools/viewer/running-names';
import { fail, orFail, readArguments } from './fail';

const line = getCheckedLine(getLatestVersion(site.versions));
const usage = `viewer:names -- --viewer <address of a running viewer> [--version ${line}]`;
const { values } = readArguments(usage, {
  options: { viewer: { type: 'string' }, version: { type: 'string', default: line } },
});
if (!values.viewer) fail(`Write: npm run ${usage}`);
const { server, root } = await orFail(serveSyntheticStudies(values.viewer));
const browser = await launchViewerBrowser();
try {
  const names = await readRunningNames(browser, values.viewer, root);
  const file = `content/checks/viewer-running-${values.version}.json`;
  writeFileSync(file, `${JSON.stringify(names, null, 1)}\n`);
  console.log(file);
} finally {
  await browser.close();
  server.close();
}
