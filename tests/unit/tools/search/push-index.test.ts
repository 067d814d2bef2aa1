import { afterEach, beforeEach, expect, it } from 'vitest';
import { toHostedRecords } from '@/tools/search/hosted-records';
import { pushIndex } from '@/tools/search/push-index';
import { startHostedService, type Fault, type HostedService } from '../../../support/hosted-service';
import { createTestPage } from '@/tools/search/test-index';

let service: HostedService;
beforeEach(async () => {
  service = await startHostedService();
  service.indexes.set('docs', new Map([['old', { objectID: 'old' }]]));
});
afterEach(() => service.close());

const pages = Array.from({ length: 700 }, (_, index) =>
  createTestPage(`Page ${index}`, { '': 'Text.', Part: 'More.' }),
);
const records = toHostedRecords(pages);
const patience = { attempts: 4, firstWait: 1, taskWait: 1, taskQuestions: 5, timeout: 5000 };
const push = (texts: string[] = []) =>
  pushIndex(
    { appId: 'APP', writeKey: 'secret', indexName: 'docs', host: service.host },
    { records, synonyms: { login: ['authorization'] } },
    (text) => texts.push(text),
    patience,
  );
const isBatch = (path: string) => path.endsWith('/batch');
const failing =
  (fault: Fault, from: number, to = Infinity): HostedService['fault'] =>
  ({ path }) => {
    const batches = service.seen.filter((request) => isBatch(request.path)).length;
    return isBatch(path) && batches >= from && batches <= to ? fault : undefined;
  };

it('SM-15 the hosted search gets a record for each heading and each text part, with all titles above', () => {
  const sections = { '': 'Intro.', Ports: 'word '.repeat(1200) };
  const made = toHostedRecords([createTestPage('Docker', sections, { keywords: ['pod'] })]);
  expect(made.map(({ objectID, type, url }) => [objectID, type, url])).toEqual([
    ['current:docker#', 'lvl1', '/docker'],
    ['current:docker#:1', 'content', '/docker'],
    ['current:docker#ports', 'lvl2', '/docker#ports'],
    ['current:docker#ports:1', 'content', '/docker#ports'],
    ['current:docker#ports:2', 'content', '/docker#ports'],
  ]);
  expect(made[3]?.hierarchy).toMatchObject({ lvl0: 'Guides', lvl1: 'Docker', lvl2: 'Ports', lvl3: null });
  expect(made.every(({ content }) => (content?.length ?? 0) <= 4000)).toBe(true);
  expect(made[0]?.keywords).toEqual(['pod']);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

it('SM-11 the upload of search records fills a temporary index in batches, then replaces the live one', async () => {
  const texts: string[] = [];
  await push(texts);
  expect([...service.indexes.keys()]).toEqual(['docs']);
  expect(service.indexes.get('docs')?.size).toBe(2800);
  const writes = service.seen.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/query'));
  expect(writes.map(({ path }) => path.replace(/docs_tmp_\w+/, 'tmp').replace('/1/indexes/', ''))).toEqual([
    'tmp/settings',
    'tmp/synonyms/batch?replaceExistingSynonyms=true',
    'tmp/batch',
    'tmp/batch',
    'tmp/batch',
    'tmp/operation',
  ]);
  expect(writes.at(-1)?.body).toEqual({ operation: 'move', destination: 'docs' });
  const keys = { 'x-algolia-api-key': 'secret', 'x-algolia-application-id': 'APP' };
  expect(writes[0]?.headers).toMatchObject(keys);
  expect([...service.tasks.values()].every(({ wasAsked }) => wasAsked)).toBe(true);
  expect(texts.at(-1)).toBe('"docs" now has 2800 records.');
});

it.each([
  ['a closed connection', { drop: true }],
  ['a server error', { status: 500 }],
  ['too many requests', { status: 429 }],
  ['invalid JSON', { text: 'oops' }],
])('SM-31 the upload of search records tries again after %s', async (_, fault) => {
  service.fault = failing(fault, 2, 3);
  await push();
  expect(service.indexes.get('docs')?.size).toBe(2800);
});

it.each([
  ['the network fails', { drop: true }, 'did not answer 4 times'],
  ['the key may not write', { status: 403 }, '403'],
  ['a record is too large', { status: 400, text: 'Record is too big' }, 'Record is too big'],
])(
  'SM-31 the upload of search records keeps the live index and reports why if %s halfway',
  async (_, fault, message) => {
    service.fault = failing(fault, 2);
    const failure = await push().catch(String);
    for (const text of ['The index "docs" was not changed', message, 'Run the command again'])
      expect(failure).toContain(text);
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect([...(service.indexes.get('docs')?.keys() ?? [])]).toEqual(['old']);
  },
);

it('SM-31 the upload of search records keeps the live index if records were lost', async () => {
  service.fault = failing({ text: '{"taskID":3}' }, 2, 2);
  await expect(push()).rejects.toThrow('has 1800 records instead of 2800');
  expect([...(service.indexes.get('docs')?.keys() ?? [])]).toEqual(['old']);
});

it('SM-31 the upload of search records names its temporary index if it cannot be deleted', async () => {
  service.fault = ({ method, path }) => (isBatch(path) || method === 'DELETE' ? { status: 403 } : undefined);
  await expect(push()).rejects.toThrow(/Delete the temporary index "docs_tmp_/);
});

it('SM-31 the upload of search records warns that the live index may be old if replacing it fails', async () => {
  service.fault = ({ path }) => (path.endsWith('/operation') ? { drop: true } : undefined);
  await expect(push()).rejects.toThrow('may not have replaced');
  expect([...(service.indexes.get('docs')?.keys() ?? [])]).toEqual(['old']);
});
