import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { desktopBreakpoint } from '@/lib/site/constants';

const sheets = ['app/styles', 'components'].flatMap((dir) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(dir, file)),
);

it('CON-02 styles change layout at the same width as scripts', () => {
  const widths = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\((max|min)-width: (99\d)px\)/g)].map(
      (match) => `${match[1]} ${match[2]}`,
    ),
  );
  expect(widths.length).toBeGreaterThan(3);
  const [max, min] = [desktopBreakpoint, desktopBreakpoint + 1];
  expect([...new Set(widths)].toSorted()).toEqual([`max ${max}`, `min ${min}`]);
});
