/** `npm run bundle [-- --no-clips] [--key <file>]`: writes an offline copy of each version and links it on /versions. */
import './report-settings';
import { existsSync, readFileSync } from 'node:fs';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';
import { bundleCopies } from '@/tools/offline/bundle-copies';
import { linkCopies } from '@/tools/offline/link-copies';
import { updateManifest } from '@/build/manifest/build-manifest';
import { fail, orFail, readArguments } from './fail';

const { values } = readArguments('bundle [-- --no-clips] [--key <file>]', {
  options: { 'no-clips': { type: 'boolean', default: false }, key: { type: 'string' } },
});
const { outDir, basePath } = env;
const { key } = values;
if (key !== undefined && !existsSync(key)) fail(`There is no file at ${key}, which --key names.`);
const zips = await orFail(
  bundleCopies({
    outDir,
    basePath,
    config: site,
    withClips: !values['no-clips'],
    key: key === undefined ? null : readFileSync(key, 'utf8'),
  }),
);
linkCopies(outDir, zips, basePath);
updateManifest(outDir);
for (const { file, bytes, sha256 } of zips)
  console.log(`${outDir}/downloads/${file}  ${(bytes / 1e6).toFixed(1)} MB  SHA-256 ${sha256}`);
