import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((file) => join('app', file));

it('ERR-07 each layout has an error.tsx beside it, which keeps the layout when a page crashes', () => {
  const layouts = files.filter((file) => /(?:^|[\\/])layout\.tsx$/.test(file));
  expect(layouts.length).toBeGreaterThan(4);
  const missing = layouts.map((file) => join(dirname(file), 'error.tsx')).filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

it('ERR-07 every error.tsx shows the same screen', () => {
  const texts = files
    .filter((file) => /[\\/]error\.tsx$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('PageCrash as default');
});
