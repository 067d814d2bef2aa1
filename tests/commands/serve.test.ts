import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startHost } from '@/tests/support/hosts';
import { listen } from '@/tests/support/listen';
import type { RunningServer } from '@/tools/programs/start-server';

describe('npm start', () => {
  let server: RunningServer | undefined;
  afterEach(async () => {
    await server?.stop();
    server = undefined;
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
    const taken = createServer();
    const port = await listen(taken);
    const env = { ...process.env, PORT: String(port) };
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', 'out'], { env });
    let output = '';
    child.stdout.on('data', (data) => (output += String(data)));
    const address = /(http:\/\/localhost:(\d+))\//;
    await expect.poll(() => output, { timeout: 30_000 }).toMatch(address);
    const [, origin = '', next] = address.exec(output) ?? [];
    expect(Number(next)).toBeGreaterThan(port);
    expect((await fetch(`${origin}/no-such-page`)).status).toBe(404);
    child.kill();
    taken.close();
  });

  it('fails with the advice to run "npm run build" if there is no finished site', async () => {
    await expect(startHost('npm start', 'tests')).rejects.toThrow('Run "npm run build" first.');
  });
});
