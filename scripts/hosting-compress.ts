/** `npm run hosting:compress [-- folder]`: compresses the text files of a finished export with Brotli and gzip. */
import { env } from '@/lib/site/env';
import { compressFiles } from '@/tools/hosting/compress-files';
import { requireFinishedSite } from './fail';

const outDir = process.argv[2] ?? env.outDir;
requireFinishedSite(outDir);
const started = performance.now();
const { files, bytes, brotli, gzip } = await compressFiles(outDir);
const format = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Compressed ${files} files in ${seconds} s: ${format(bytes)}, ${format(gzip)} with gzip, ${format(brotli)} with Brotli.`,
);
