import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { collectMessages } from '@/scripts/translations/collect-messages';
import { findInExport } from '../support/debug-pages';
import { outDirs } from '../support/exported-site';
import { attributesOf, openPage } from '../support/open-page';

/** Strings without which analytics cannot work. */
const analytics =
  'googletagmanager google-analytics google.com/g/collect dataLayer anonymize_ip page_view gtag('.split(' ');
/** A string that the problem overlay's bundle would contain. */
const overlay = 'dev-problems';

it.each(outDirs)('AN-06 the site in %s contains no analytics if built without a measurement id', (outDir) => {
  expect(listFiles(outDir).length).toBeGreaterThan(100);
  expect(findInExport(outDir, analytics)).toEqual([]);
});

it.each(outDirs)('BLD-09 the site in %s contains no code of the overlay with authors’ problems', (outDir) => {
  expect(readFileSync('components/dev/problem-overlay.tsx', 'utf8')).toContain(overlay);
  expect(findInExport(outDir, [overlay])).toEqual([]);
});

/**
 * Functions that the oldest supported browsers (docs/browsers.md) do not have. The list leaves out what
 * packages call only if it exists, and what Next.js adds to old browsers, such as `URL.canParse`.
 */
const newFunctions = [
  'AbortSignal.any(',
  'Array.fromAsync(',
  'Iterator.from(',
  'Map.groupBy(',
  'Object.groupBy(',
  'Promise.try(',
  'Promise.withResolvers(',
  'RegExp.escape(',
  'URL.parse(',
  'new Intl.DurationFormat(',
  'new Intl.Segmenter(',
  '.difference(',
  '.isSubsetOf(',
  '.isWellFormed(',
  '.setHTMLUnsafe(',
  '.showPopover(',
];

it.each(outDirs)('the scripts of %s call no function that the oldest supported browsers lack', (outDir) => {
  const polyfills = attributesOf(openPage('/', outDir), 'script[nomodule]', 'src');
  const scripts = listFiles(outDir).filter((file) => file.endsWith('.js') && !polyfills.includes(`/${file}`));
  expect(scripts.length).toBeGreaterThan(20);
  expect(findInExport(outDir, newFunctions, scripts)).toEqual([]);
});

it('LOC-05 scripts contain the messages of the site, but neither their ids nor notes for translators', () => {
  const scripts = listFiles('out/_next/static')
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join('out/_next/static', name), 'utf8'))
    .join('\n');
  const { messages } = collectMessages('.');
  expect(scripts).toContain(messages['theme.common.skipToMainContent']?.message);
  expect(scripts).toContain(messages['theme.SearchModal.placeholder']?.message);
  const shipped = Object.entries(messages).flatMap(([id, { description = '' }]) =>
    [id, description].filter((text) => text !== '' && scripts.includes(text)),
  );
  expect(shipped).toEqual([]);
});
