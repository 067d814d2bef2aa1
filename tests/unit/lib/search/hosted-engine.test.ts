import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHostedEngine } from '@/lib/search/hosted-engine';
import { getHostedOrigins } from '@/lib/search/settings';
import { startHostedService, type HostedService } from '../../../support/hosted-service';

let service: HostedService;
beforeEach(async () => {
  service = await startHostedService();
});
afterEach(() => service.close());

const keys = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
const request = { indexName: 'docs', query: 'mode', attributesToRetrieve: ['url'] };

/** Redirects all requests to the mock service. @returns the hosts that were requested */
function redirect(): string[] {
  const hosts: string[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { host, pathname } = new URL(url);
    hosts.push(host);
    return real(`${service.host}${pathname}`, init);
  });
  return hosts;
}

it('SM-11 the hosted search requests its nearest host first, then the three others', () => {
  const others = [1, 2, 3].map((number) => `https://APP-${number}.algolianet.com`);
  const origins = getHostedOrigins({ appId: 'APP' }, 'search');
  expect(origins).toEqual(['https://APP-dsn.algolia.net', ...others]);
  expect(getHostedOrigins({ appId: 'APP' }, 'write')[0]).toBe('https://APP.algolia.net');
  expect(getHostedOrigins({ appId: 'APP', host: 'search.test' }, 'search')).toEqual(['https://search.test']);
});

it.each([
  ['closes the connection', { drop: true }],
  ['responds with an error', { status: 500 }],
  ['responds with invalid JSON', { text: '<html>' }],
  ['responds with JSON of another form', { text: '{"results":[null]}' }],
  ['does not respond in time', { delay: 3000 }],
])('SM-11 the hosted search requests the next host if one %s', async (_, fault) => {
  const hosts = redirect();
  service.fault = (_seen, times) => (times === 1 ? fault : undefined);
  service.answer = () => ({ hits: [], nbHits: 37 });
  // On a busy machine, even a request that fails at once takes long.
  const first = 'delay' in fault ? 500 : 20_000;
  const { results } = await createHostedEngine(keys, [first, 20_000]).search({ requests: [request] });
  expect(results[0]?.nbHits).toBe(37);
  expect(hosts).toEqual(['app-dsn.algolia.net', 'app-1.algolianet.com']);
});

it('SM-21 the hosted search rejects if no host responds, and tries again with the next search', async () => {
  const hosts = redirect();
  service.fault = (_seen, times) => (times <= 4 ? { status: 503 } : undefined);
  const own = createHostedEngine(keys);
  await expect(own.search({ requests: [request] })).rejects.toThrow('cannot be reached');
  expect(hosts).toHaveLength(4);
  expect((await own.search({ requests: [request] })).results).toHaveLength(1);
});

it('SM-21 the hosted search does not repeat a request at another host if one has refused it', async () => {
  const hosts = redirect();
  service.fault = () => ({ status: 403 });
  await expect(createHostedEngine(keys).search({ requests: [request] })).rejects.toThrow('403');
  expect(hosts).toHaveLength(1);
});

it('SM-12 the hosted search joins the same place in several versions to one hit', async () => {
  const hit = { docId: 'a', anchor: null, type: 'lvl1' };
  const versions = Object.entries({ current: '/a', '3.9': '/3.9/a' }).map(([version, url]) => ({
    version,
    url,
  }));
  const hits = versions.map((place) => ({ ...hit, objectID: `${place.version}:a#`, ...place }));
  service.answer = () => ({ hits });
  const engine = createHostedEngine({ ...keys, host: service.host });
  const { results } = await engine.search({ requests: [{ ...request, facetFilters: ['language:en'] }] });
  const attributesToRetrieve: unknown = expect.arrayContaining(['docId', 'anchor', 'version']);
  expect(service.seen[0]?.body).toMatchObject({ requests: [{ attributesToRetrieve }] });
  expect(results[0]?.hits.map((joined) => [joined.url, joined.versions])).toEqual([['/a', versions]]);
});
