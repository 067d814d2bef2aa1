import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { linksOf, readPage } from '../support/built-page';

it('the style sheets of a page declare the cascade layer of base styles before that of components', () => {
  for (const route of ['/', '/help', '/search', '/components/ButtonShowcase']) {
    const sheets = linksOf(readPage(route).document, 'stylesheet');
    const styles = sheets
      .map((address) => readFileSync(join('out', decodeURIComponent(address)), 'utf8'))
      .join('\n');
    const [base, components] = [/@layer [^{;]*\bbase\b/, /@layer [^{;]*\bcomponents\b/].map((rule) =>
      styles.search(rule),
    );
    expect([route, base !== undefined && base >= 0]).toEqual([route, true]);
    expect([route, (components ?? 0) > (base ?? 0)]).toEqual([route, true]);
  }
});

it('the style sheet of the search dialog, which loads on demand, has no rules for the root element', () => {
  const sheets = listFiles('out/_next')
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join('out/_next', file), 'utf8'))
    .filter((text) => text.includes('.DocSearch-Modal'));
  expect(sheets).not.toEqual([]);
  for (const text of sheets) expect(text).not.toMatch(/:root|html\b/);
});
