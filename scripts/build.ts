/** `npm run build`: checks all content, exports the pages, and finishes the static site in `out/`. */
import './production';
import './report-settings';
import { rm } from 'node:fs/promises';
import { runCommand } from '@/build/run-command';
import { exportPages } from '@/build/export';
import { writeSearchFiles } from '@/build/write-static-files';
import { formatCount } from '@/lib/content/problems';
import { env } from '@/lib/site/env';
import { fail } from './fail';

const step = (text: string) => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${text}`);

function endOnFailure(exitCode: number) {
  if (exitCode !== 0) process.exit(exitCode);
}

// Room for more short-lived objects in all processes, so that less garbage is collected (decision 173).
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`;

step('Reading and checking content');
endOnFailure(await runCommand('node', ['--import', 'tsx', 'scripts/prepare.ts']));

step('Exporting pages');
await rm(env.outDir, { recursive: true, force: true });
// Removes the search index that `npm run dev` left in `public/`, which Next.js would copy into the export.
writeSearchFiles(new Map());
endOnFailure(await exportPages());

// Imported only now, to leave memory to Next.js.
const { readPreparedSite } = await import('@/build/prepare/prepared-site');
const { finishSite } = await import('@/build/finish');
const { checkFinishedSite } = await import('@/build/check');

step('Finishing the export');
const prepared = readPreparedSite();
const pages = await finishSite(prepared);

step('Checking the finished pages');
const { text, errors } = checkFinishedSite(prepared);
if (text) console.log(`\n${text}\n`);
if (errors > 0) fail(`The build fails: ${formatCount(errors, 'error')} in finished pages.`);
step(`Done: ${pages} pages in ${env.outDir}/`);
