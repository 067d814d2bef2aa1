import { buildInlineScripts } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';
import { getHeaderRules } from '@/build/hosting/site-headers';
import { startRecipe } from '@/tools/hosting/start-recipe';
import { writeHostFiles } from '@/build/hosting/write-host-files';
import { findFreePort, startServer, type RunningServer } from '@/tools/programs/start-server';
import { makeFolder, removeFolder } from './temporary-folder';

/** Web servers that the tests serve the finished site with. */
export const hostNames = ['npm start', 'nginx', 'python', 'serve'] as const;
export type HostName = (typeof hostNames)[number];

/** Serves an export with nginx and the rules of a site without redirects. */
async function startNginx(dir: string): Promise<RunningServer> {
  const rulesDir = makeFolder();
  const headers = getHeaderRules({}, buildInlineScripts(site));
  await writeHostFiles({ outDir: rulesDir, rulesDir, headers, redirects: { moved: [], retired: [] } });
  const server = await startRecipe('nginx', { dir, rulesDir });
  removeFolder(rulesDir);
  return server;
}

/**
 * Serves a finished export with one of the web servers, at a free port.
 * @param env environment variables of "npm start"
 * @throws Error when the program of the web server is missing or does not start
 */
export async function startHost(
  name: HostName,
  dir: string,
  env: NodeJS.Dict<string> = {},
): Promise<RunningServer> {
  if (name === 'nginx') return startNginx(dir);
  const port = await findFreePort();
  const args = {
    'npm start': ['--import', 'tsx', 'scripts/serve.ts', dir],
    python: ['-m', 'http.server', String(port), '--directory', dir],
    serve: ['node_modules/serve/build/main.js', dir, '-l', String(port), '-L'],
  }[name];
  const command = name === 'python' ? 'python3' : process.execPath;
  return startServer({ command, args, port, env: { PORT: String(port), ...env } });
}
