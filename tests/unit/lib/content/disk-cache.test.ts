import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { createDiskCache } from '@/lib/content/disk-cache';
import { useFolder } from '@/tests/support/use-folder';

const { at, write } = useFolder();
let made: string[] = [];

/** Opens the cache as a new process does, with nothing in memory. */
function open(version = 'v1') {
  const cache = createDiskCache<{ text: string }>(at('texts'), version);
  return (text: string) =>
    cache([text], () => {
      made.push(text);
      return Promise.resolve({ text });
    });
}

beforeEach(() => {
  made = [];
});

it('the disk cache computes the result of equal inputs once, even at the same time', async () => {
  const cache = open();
  const [one, two] = await Promise.all([cache('a'), cache('a')]);
  expect(made).toEqual(['a']);
  expect(two).toBe(one);
});

it('the disk cache does not compute an unchanged input again in another process', async () => {
  await open()('a');
  expect(await open()('a')).toEqual({ text: 'a' });
  expect(made).toEqual(['a']);
});

it('the disk cache computes a result again if its input or the cache version has changed', async () => {
  await open()('a');
  await open()('b');
  await open('v2')('a');
  expect(made).toEqual(['a', 'b', 'a']);
});

it.each(['', '{"result": "x', '{"text":1}', 'null', '[]'])(
  'the disk cache ignores and replaces a damaged cache file with %j',
  async (damage) => {
    await open()('a');
    const [name = ''] = readdirSync(at('texts'));
    write(`texts/${name}`, damage);
    expect(await open()('a')).toEqual({ text: 'a' });
    expect(made).toHaveLength(2);
    expect(JSON.parse(readFileSync(at(`texts/${name}`), 'utf8'))).toEqual({ result: { text: 'a' } });
  },
);

it('the disk cache computes a result again after an error', async () => {
  const cache = createDiskCache(at('texts'), 'v1');
  await expect(cache(['a'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cache(['a'], () => 'whole')).toBe('whole');
});

it('the disk cache leaves no temporary files behind', async () => {
  const cache = open();
  await Promise.all(['a', 'b', 'c'].map((text) => cache(text)));
  expect(readdirSync(at('texts')).filter((name) => !/^[0-9a-f]{64}\.json$/.test(name))).toEqual([]);
});

it('the disk cache returns the result even if it cannot write its files', async () => {
  write('file', '');
  expect(await createDiskCache(at('file/texts'), 'v')(['a'], () => 'made')).toBe('made');
});
