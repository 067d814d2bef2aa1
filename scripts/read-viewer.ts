/**
 * `npm run samples:viewer -- <folder of a checkout> <version, e.g. 3.10>`: collects names from the viewer's source,
 * such as configuration keys and hotkeys, and writes them to `content/checks`. Tests compare pages with these names.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfigKeys, readHotkeys, readViewerNames } from '@/tools/viewer/viewer-names';
import { checkShippedConfigs } from '@/tools/viewer/shipped-configs';
import { readUiExports } from '@/tools/viewer/viewer-ui';
import { fail } from './fail';

const [folder, version] = process.argv.slice(2);
if (!folder || !version)
  fail('Write: npm run samples:viewer -- <folder of a checkout of the viewer> <version, for example 3.10>');
const viewer = resolve(folder);
if (!existsSync(join(viewer, 'version.txt')))
  fail(`${viewer} is not a checkout of the viewer: it has no version.txt.`);
const write = (name: string, value: unknown) => {
  const file = `content/checks/${name}-${version}.json`;
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
  console.log(file);
};

write('viewer-files', readViewerNames(viewer));
write('config-keys', readConfigKeys(viewer));
write('hotkeys', await readHotkeys(viewer));
write('viewer-ui', readUiExports(viewer));
write('viewer-configs', checkShippedConfigs(viewer, version));
