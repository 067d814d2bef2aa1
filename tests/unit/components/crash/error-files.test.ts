import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((file) => join('app', file));

it('ERR-07 every layout has an error.tsx beside it, and all of these files export the same crash screen', () => {
  const layouts = files.filter((file) => /(?:^|[\\/])layout\.tsx$/.test(file));
  expect(layouts.length).toBeGreaterThan(4);
  const missing = layouts.map((file) => join(dirname(file), 'error.tsx')).filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
  const screens = files.filter((file) => /[\\/]error\.tsx$/.test(file));
  const [text, ...others] = new Set(screens.map((file) => readFileSync(file, 'utf8')));
  expect([text, others]).toEqual([expect.stringContaining('PageCrash as default'), []]);
});
