import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { disabledFeatures, getLaunchOptions } from '../../support/browser';

/** What Playwright itself switches off in Chromium. */
function readOwnList(): string[] {
  const root = createRequire(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
  const folder = join(root.resolve('playwright-core/package.json'), '..');
  const code = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\n {4}\]/s.exec(code)?.[1] ?? '';
  return [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name = '']) => name);
}

it('the list of what tests switch off in Chromium holds all of Playwright’s, whose place it takes', () => {
  const own = readOwnList();
  expect(own.length).toBeGreaterThan(10);
  expect(disabledFeatures).toEqual(expect.arrayContaining(own));
  expect(getLaunchOptions().args).toContain(`--disable-features=${disabledFeatures.join(',')}`);
});
