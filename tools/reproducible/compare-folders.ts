import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/checks/export/served-files';

/** A file that differs between two folders. */
export interface FileDifference {
  /** Path in both folders. */
  file: string;
  /** First differing place, with an excerpt of both files; or which folder lacks the file. */
  reason: string;
}

/** Number of bytes that are shown on both sides of a difference. */
const contextLength = 40;

/** Returns the bytes around a place as one line of printable characters. */
function excerpt(bytes: Buffer, at: number): string {
  const part = bytes.subarray(Math.max(0, at - contextLength), at + contextLength);
  return part.toString('utf8').replace(/[^\P{C}]|\uFFFD/gu, '·');
}

function describeFirstDifference(first: Buffer, second: Buffer): string {
  const at = first.findIndex((byte, index) => byte !== second[index]);
  const place = at === -1 ? first.length : at;
  const before = first.subarray(0, place).toString('latin1').split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return [
    `line ${before.length}, byte ${column}:`,
    `    ${excerpt(first, place)}`,
    `    ${excerpt(second, place)}`,
  ].join('\n');
}

/**
 * Compares two folders byte by byte. Returns first the files that differ, then those that only one folder has;
 * none if the folders are equal.
 */
export function compareFolders(first: string, second: string): FileDifference[] {
  const [firstFiles, secondFiles] = [listFiles(first), listFiles(second)];
  const [inFirst, inSecond] = [new Set(firstFiles), new Set(secondFiles)];
  const changed = firstFiles.flatMap((file) => {
    if (!inSecond.has(file)) return [];
    const [a, b] = [readFileSync(join(first, file)), readFileSync(join(second, file))];
    return a.equals(b) ? [] : [{ file, reason: describeFirstDifference(a, b) }];
  });
  const gone = firstFiles.filter((file) => !inSecond.has(file));
  const added = secondFiles.filter((file) => !inFirst.has(file));
  return [
    ...changed,
    ...gone.map((file) => ({ file, reason: 'only in the first build' })),
    ...added.map((file) => ({ file, reason: 'only in the second build' })),
  ];
}
