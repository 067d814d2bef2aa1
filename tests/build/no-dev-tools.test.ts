import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A word of the overlay's source that its bundle would hold. */
const mark = 'dev-problems';

describe('what only authors at work see', () => {
  it('BLD-09 is in no file of an export', () => {
    expect(readFileSync('components/dev/problem-overlay.tsx', 'utf8')).toContain(mark);
    const files = ['out', 'out-fixtures'].flatMap((dir) =>
      readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:js|css|html|txt)$/.test(file))
        .map((file) => join(dir, file)),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes(mark))).toEqual([]);
  });
});
