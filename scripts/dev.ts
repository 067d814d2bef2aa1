/** `npm run dev`: starts the development server of Next.js, and processes the content again when a file changes. */
import './report-settings';
import { watch } from 'chokidar';
import { prepareSite } from '@/build/prepare';
import { writeSearchFiles } from '@/build/write-static-files';
import { runNext } from '@/build/export';
import { env } from '@/lib/site/env';

/** Delay between the last file change and the next run, so that changes in quick succession cause only one run. */
const SETTLE_MS = 60;

async function refresh() {
  const { report, searchFiles } = await prepareSite({ tolerant: true });
  writeSearchFiles(searchFiles);
  if (report.text) console.log(`\n${report.text}`);
}

await refresh();
let timer: NodeJS.Timeout | undefined;
let running = Promise.resolve();
watch([env.contentDir, 'site.config.ts', 'versions.config.ts'], { ignoreInitial: true }).on('all', () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    running = running.then(refresh).catch((error: unknown) => console.error(error));
  }, SETTLE_MS);
});
process.exit(await runNext('dev', ...process.argv.slice(2)));
