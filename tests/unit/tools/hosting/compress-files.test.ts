import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { useFolder } from '@/tests/support/use-folder';
import { compressFiles } from '@/tools/hosting/compress-files';

const { at, write } = useFolder();

it('the compression for web servers compresses long text files, but no short ones and images, and keeps the originals', async () => {
  const text = 'A sentence about the viewer. '.repeat(100);
  for (const name of ['x.html', 'x/index.html', 'x.webp']) write(name, text);
  write('short.txt', 'short');
  expect(await compressFiles(at())).toMatchObject({ files: 2, bytes: 2 * text.length });
  const files = ['short.txt', 'x', 'x.html', 'x.html.br', 'x.html.gz', 'x.webp'];
  expect(readdirSync(at()).toSorted()).toEqual(files);
  expect(readFileSync(at('x.html'), 'utf8')).toBe(text);
  expect(gunzipSync(readFileSync(at('x/index.html.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(at('x.html.br'))).toString()).toBe(text);
});

it('the compression for web servers makes scripts and styles, which every page loads, smaller than other files', async () => {
  const code = readFileSync('lib/search/score-terms.ts', 'utf8');
  for (const name of ['a.js', 'a.css', 'a.txt']) write(name, `${code}// ${name}`);
  await compressFiles(at());
  const sizeOf = (name: string) => readFileSync(at(`${name}.br`)).length;
  expect(sizeOf('a.js')).toBeLessThan(sizeOf('a.txt'));
  expect(sizeOf('a.css')).toBeLessThan(sizeOf('a.txt'));
});
