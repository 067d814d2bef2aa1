import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { hostNames, startHost } from '../support/hosts';
import { exhaustive } from './support';
import type { RunningServer } from '../support/start-server';

const forYears = 'public, max-age=31536000, immutable';

/** A manifest, and one of the parts that it names. */
function findFiles() {
  const [name = ''] = readdirSync('out/search-index');
  const { folder } = JSON.parse(readFileSync(`out/search-index/${name}`, 'utf8')) as { folder: string };
  return { manifest: `/search-index/${name}`, part: `/assets/generated/search/${folder}/t0.json` };
}

for (const host of hostNames) {
  test.describe(`on ${host}`, exhaustive(host !== 'npm start'), () => {
    let server: RunningServer;
    test.beforeAll(async () => {
      server = await startHost(host, 'out');
    });
    test.afterAll(() => server?.stop());

    test('SM-31 files of the search index come as JSON; only those whose names change are kept', async ({
      request,
    }) => {
      const { manifest, part } = findFiles();
      for (const path of [manifest, part]) {
        const response = await request.get(server.origin + path);
        expect(response.status(), path).toBe(200);
        expect(response.headers()['content-type'], path).toMatch(/^application\/json/);
        expect(await response.json(), path).toBeInstanceOf(Object);
        const caching = response.headers()['cache-control'] ?? '';
        if (path === manifest) expect(caching).not.toContain('immutable');
        else if (host !== 'python') expect(caching).toBe(forYears);
      }
      const missing = await request.get(`${server.origin}${part}x`);
      expect(missing.status()).toBe(404);
    });
  });
}

test('SM-31 the rules for other hosts name the folder of the parts, and not that of the manifests', () => {
  const rules = readFileSync('deploy/_headers', 'utf8').split(/\n(?=\/)/);
  const kept = rules.filter((rule) => rule.includes(forYears)).map((rule) => rule.split('\n')[0]);
  const { manifest, part } = findFiles();
  const covers = (pattern = '') => pattern.endsWith('/*') && part.startsWith(pattern.slice(0, -1));
  expect(kept.some(covers)).toBe(true);
  expect(kept.some((pattern = '') => manifest.startsWith(pattern.slice(0, -1)))).toBe(false);
});

test('SH-15 files of the search index are in no sitemap', () => {
  expect(readFileSync('out/sitemap.xml', 'utf8')).not.toMatch(/search-index|generated|\.json/);
});
