import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startHost } from '@/tests/support/hosts';
import { findFreePort, startServer, type RunningServer } from '@/tools/programs/start-server';

/** Listens on a port so that nothing else can. */
function occupy(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/** Finds two neighboring ports, and occupies the first. */
async function takeFirstOfTwo(): Promise<{ taken: Server; port: number }> {
  for (;;) {
    const port = await findFreePort();
    const next = await occupy(port + 1).catch(() => null);
    if (!next) continue;
    await new Promise((resolve) => next.close(resolve));
    return { taken: await occupy(port), port };
  }
}

describe('npm start', () => {
  let server: RunningServer | undefined;
  let taken: Server | undefined;
  afterEach(async () => {
    await server?.stop();
    taken?.close();
    [server, taken] = [undefined, undefined];
  });

  it('is an npm script that builds, compresses and serves the site, in this order', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts.start).toBe('npm run build && npm run hosting:compress && npm run serve');
    expect(scripts.serve).toContain('scripts/serve.ts');
  });

  it('RT-26 prints the address of the site, and sends its pages with the header Cache-Control: no-cache', async () => {
    server = await startHost('npm start', 'out');
    await expect.poll(server.output).toContain(`${server.origin}/`);
    const response = await fetch(`${server.origin}/faq/general`, { method: 'HEAD' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it('serves at the next port if the configured one is taken, and prints that address', async () => {
    const first = await takeFirstOfTwo();
    taken = first.taken;
    const port = first.port + 1;
    const args = ['--import', 'tsx', 'scripts/serve.ts', 'out'];
    server = await startServer({ command: process.execPath, args, port, env: { PORT: String(first.port) } });
    await expect.poll(server.output).toContain(`http://localhost:${port}/`);
    expect((await fetch(`${server.origin}/no-such-page`)).status).toBe(404);
  });

  it('fails with the advice to run "npm run build" if there is no finished site', async () => {
    await expect(startHost('npm start', 'tests')).rejects.toThrow('Run "npm run build" first.');
  });
});
