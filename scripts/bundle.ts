/** `npm run bundle [-- --no-clips] [--key <file>]`: writes an offline copy of each version and links it on /versions. */
import './report-settings';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';
import { bundleCopies } from '@/tools/offline/bundle-copies';
import { linkCopies } from '@/tools/offline/link-copies';
import { updateManifest } from '@/build/manifest/build-manifest';

const { values } = parseArgs({
  options: { 'no-clips': { type: 'boolean', default: false }, key: { type: 'string' } },
});
const { outDir, basePath } = env;
const zips = await bundleCopies({
  outDir,
  basePath,
  config: site,
  withClips: !values['no-clips'],
  key: values.key === undefined ? null : readFileSync(values.key, 'utf8'),
});
linkCopies(outDir, zips, basePath);
updateManifest(outDir, process.cwd());
for (const { file, bytes, sha256 } of zips)
  console.log(`${outDir}/downloads/${file}  ${(bytes / 1e6).toFixed(1)} MB  SHA-256 ${sha256}`);
