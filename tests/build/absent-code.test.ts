import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { findInExport } from '../support/debug-pages';
import { outDirs } from '../support/exported-site';

/** Words without which analytics cannot work. */
const analytics = [
  'googletagmanager',
  'google-analytics',
  'google.com/g/collect',
  'dataLayer',
  'anonymize_ip',
  'page_view',
  'gtag(',
];
/** A word of the problem overlay's source that its bundle would hold. */
const overlay = 'dev-problems';

it.each(outDirs)('AN-06 %s, built without a measurement id, holds nothing of analytics', (outDir) => {
  expect(listFiles(outDir).length).toBeGreaterThan(100);
  expect(findInExport(outDir, analytics)).toEqual([]);
});

it.each(outDirs)('BLD-09 %s holds nothing that only authors at work see', (outDir) => {
  expect(readFileSync('components/dev/problem-overlay.tsx', 'utf8')).toContain(overlay);
  expect(findInExport(outDir, [overlay])).toEqual([]);
});
