/**
 * `npm run hosting:load [-- seconds]`: serves `out` with the nginx recipe and measures it on this machine: rates, 256
 * connections for a minute (or the given time), memory, and requests that no reader sends. Prints tables, and fails if a
 * request fails, memory grows or an answer is wrong.
 */
import './report-settings';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInlineScripts } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';
import { listFiles } from '@/lib/checks/export/served-files';
import { env } from '@/lib/site/env';
import { abuses, sendAbuse } from '@/tools/hosting/abuse';
import { compressFiles } from '@/tools/hosting/compress-files';
import { measureLoad, missingWrk, readMemory } from '@/tools/hosting/measure-load';
import { getHeaderRules } from '@/build/hosting/site-headers';
import { startRecipe } from '@/tools/hosting/start-recipe';
import { findProgram } from '@/tools/programs/programs';
import { writeHostFiles } from '@/build/hosting/write-host-files';
import { fail, requireFinishedSite } from './fail';

const seconds = Number(process.argv[2] ?? 60);
/** Time in s for each of the short measurements. */
const SHORT = 5;
/** Memory in MB by which 256 connections may let nginx grow. */
const GROWTH = 4;

requireFinishedSite(env.outDir);
if (!findProgram('wrk')) fail(missingWrk);
const work = mkdtempSync(join(tmpdir(), 'docs-load-'));
const dir = join(work, 'site');
cpSync(env.outDir, dir, { recursive: true });
await compressFiles(dir);
const redirects = { moved: [{ from: '/old-page', to: '/' }], retired: [] };
await writeHostFiles({
  outDir: dir,
  rulesDir: work,
  headers: getHeaderRules({}, buildInlineScripts(site)),
  redirects,
});
const asset = listFiles(dir).find((file) => /^_next\/static\/chunks\/.*\.js$/.test(file)) ?? '';
const server = await startRecipe('nginx', { dir, rulesDir: work, workers: 2 });
const faults: string[] = [];

try {
  const paths = {
    page: '/faq/general',
    script: `/${asset}`,
    redirect: '/old-page',
    'unknown page': '/no/such/page',
  };
  const rates = [];
  for (const [name, path] of Object.entries(paths)) {
    const load = await measureLoad({ url: server.origin + path, connections: 32, seconds: SHORT });
    if (load.failed > 0 || (load.refused > 0 && name !== 'unknown page'))
      faults.push(`${name}: failed requests`);
    rates.push({
      name,
      'requests per s': Math.round(load.requestsPerSecond),
      'p99 in ms': load.p99,
      failed: load.failed,
    });
  }
  console.log(`\n32 connections, ${SHORT} s each`);
  console.table(rates);

  const before = readMemory(server.pid);
  let peak = before;
  const watching = setInterval(() => (peak = Math.max(peak, readMemory(server.pid))), 500);
  const long = await measureLoad({ url: `${server.origin}/faq/general`, connections: 256, seconds });
  clearInterval(watching);
  const after = readMemory(server.pid);
  if (long.failed + long.refused > 0) faults.push(`${long.failed + long.refused} of the requests failed`);
  if (peak - before > GROWTH) faults.push(`memory grew from ${before} to ${peak} MB`);
  console.log(`\n256 connections for ${seconds} s`);
  console.table([
    {
      'requests per s': Math.round(long.requestsPerSecond),
      'p99 in ms': long.p99,
      failed: long.failed + long.refused,
      'memory before, MB': Number(before.toFixed(1)),
      'at most, MB': Number(peak.toFixed(1)),
      'after, MB': Number(after.toFixed(1)),
    },
  ]);

  const port = Number(new URL(server.origin).port);
  const answers = [];
  for (const abuse of abuses) {
    const { status, bytes } = await sendAbuse(abuse, port);
    const right = abuse.statuses.includes(status);
    if (!right) faults.push(`${abuse.name}: status ${status}`);
    answers.push({ request: abuse.name, status, bytes, right });
  }
  console.log('\nRequests that no reader sends');
  console.table(answers);
  if (!(await fetch(server.origin)).ok) faults.push('nginx no longer answers');
} finally {
  await server.stop();
  rmSync(work, { recursive: true, force: true });
}
if (faults.length > 0) fail(`\n${faults.join('\n')}`);
