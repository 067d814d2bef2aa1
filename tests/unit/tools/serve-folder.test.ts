import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildInlineScripts } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';
import { useFolder } from '@/tests/support/use-folder';
import { formatNetlifyHeaders } from '@/build/hosting/header-files';
import { getHeaderRules } from '@/build/hosting/site-headers';
import { serveFolder } from '@/tools/serve-folder';

const { at, write } = useFolder();
const servers: Server[] = [];

async function start(basePath: string): Promise<string> {
  const { server, port } = await serveFolder({ dir: at(), port: 0, basePath });
  servers.push(server);
  return `http://localhost:${port}`;
}

const get = async (url: string, method = 'GET') => {
  const response = await fetch(url, { method, redirect: 'manual' });
  return [response.status, (await response.text()).trim()];
};

/** Returns status and body by path. */
const getAll = async (origin: string, paths: readonly string[]) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await get(origin + path)])));

const allSay = (paths: readonly string[], status: number, text: string) =>
  Object.fromEntries(paths.map((path) => [path, [status, text]]));

beforeEach(() => {
  for (const [file, text] of Object.entries({
    'index.html': 'home',
    'faq.html': 'faq',
    'faq/index.html': 'faq',
    'faq.txt': 'data',
    'faq.md': '# Ü',
    '404.html': 'not found',
    '_next/static/a.js': 'script',
    _headers: formatNetlifyHeaders(getHeaderRules({}, buildInlineScripts(site))),
  }))
    write(file, text);
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it('RT-18 the local server sends the not-found page with status 404 for unknown paths, and no body for HEAD', async () => {
  const origin = await start('');
  expect(await get(`${origin}/a/b`)).toEqual([404, 'not found']);
  expect(await get(`${origin}/a/b`, 'HEAD')).toEqual([404, '']);
  expect(await get(`${origin}/faq`, 'HEAD')).toEqual([200, '']);
});

it('the local server lets browsers cache files of _next/static, not pages, and sends types of text and Markdown', async () => {
  const origin = await start('');
  const header = async (path: string, name: string) => (await fetch(origin + path)).headers.get(name);
  expect(await header('/_next/static/a.js', 'cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await header('/faq', 'cache-control')).toBe('no-cache');
  expect(await header('/faq.txt', 'content-type')).toMatch(/^text\/plain/);
  expect(await header('/faq.md', 'content-type')).toBe('text/markdown; charset=utf-8');
});

it('the local server sends the headers of the export with every response, even for missing files', async () => {
  const origin = await start('');
  for (const path of ['/', '/faq', '/_next/static/a.js', '/no-such-page']) {
    const { headers } = await fetch(origin + path);
    expect(headers.get('content-security-policy')).toMatch(
      /^script-src 'self' 'sha256-.* frame-ancestors 'self'$/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it('RT-26 the local server serves only addresses below the base path', async () => {
  const origin = await start('/docs');
  const homes = ['/docs', '/docs/', '/docs?x=1', '/docs/?x=1'];
  expect(await getAll(origin, homes)).toEqual(allSay(homes, 200, 'home'));
  expect(await get(`${origin}/docs/faq`)).toEqual([200, 'faq']);
  const others = ['/', '/faq', '/docsfaq', '/docs2/faq'];
  expect(await getAll(origin, others)).toEqual(allSay(others, 404, 'not found'));
});
