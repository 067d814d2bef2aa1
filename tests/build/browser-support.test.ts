import { expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { findInExport } from '../support/debug-pages';
import { outDirs } from '../support/exported-site';
import { attributesOf, openPage } from '../support/open-page';

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
