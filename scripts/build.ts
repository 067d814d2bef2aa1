/** `npm run build`: checks all content, exports the pages, and finishes the static site in `out/`. */
import './production';
import './report-settings';
import { rm } from 'node:fs/promises';
import { runCommand } from '@/lib/build/run-command';
import { exportPages } from '@/lib/build/run-next';
import { writeSearchFiles } from '@/lib/build/write-static-files';
import { env } from '@/lib/site/env';

const step = (text: string) => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${text}`);

function endOnFailure(exitCode: number) {
  if (exitCode !== 0) process.exit(exitCode);
}

step('Reading and checking content');
// Room for more short-lived objects, so that less garbage is collected (decision 173).
endOnFailure(await runCommand('node', ['--max-semi-space-size=32', '--import', 'tsx', 'scripts/prepare.ts']));

step('Exporting pages');
await rm(env.outDir, { recursive: true, force: true });
// Removes the search index that `npm run dev` left in `public/`, which Next.js would copy into the export.
writeSearchFiles(new Map());
endOnFailure(await exportPages());

// Imported only now, to leave memory to Next.js.
const { finishSite } = await import('./finish-site');
await finishSite(step);
