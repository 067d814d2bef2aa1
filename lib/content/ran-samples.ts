import { createHash } from 'node:crypto';
import { readContentFile, type ReadContentOptions } from './read';

/** Code samples that ran in a viewer. */
export interface RanSamples {
  /** Version of that viewer, such as `3.10.1`. */
  viewer: string;
  /** Hashes of the code, by path of the page without its ending. */
  pages: Readonly<Record<string, readonly string[]>>;
}

/** Returns the path of the file of a version that `npm run samples:run` writes. */
export const getRanSamplesFile = (dir: string) => `${dir}/samples-ran.json`;

/** Returns the hash under which a code sample is listed. An edited sample has another one. */
export const hashSample = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 10);

/** Reads the list of samples that ran. Returns null for a version without it. @throws Error if it isn't JSON */
export function readRanSamples(
  { dir, viewer }: { dir: string; viewer?: { checkedAgainst: string } | undefined },
  options: ReadContentOptions = {},
): RanSamples | null {
  const text = readContentFile(getRanSamplesFile(dir), options);
  if (text === null || !viewer) return null;
  return { viewer: viewer.checkedAgainst, pages: JSON.parse(text) as RanSamples['pages'] };
}

const codeBlock = /^([ \t]*)(`{3,})(\w.*)\n([^]*?)\n\1\2[ \t]*$/gm;

/** Adds `ran="3.10.1"` to the first line of each code block that ran, which keeps line numbers the same. */
export function markRanSamples(body: string, source: string, ran?: RanSamples | null): string {
  const hashes = ran?.pages[source.replace(/\.mdx?$/, '')];
  if (!ran || !hashes) return body;
  return body.replaceAll(codeBlock, (block, indent: string, mark: string, info: string, code: string) => {
    const plain = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const start = `${indent}${mark}${info}`;
    return hashes.includes(hashSample(plain))
      ? `${start} ran="${ran.viewer}"${block.slice(start.length)}`
      : block;
  });
}
