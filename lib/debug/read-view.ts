import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDataDir, type DebugView } from '@/lib/site/debug-views';
import { outlineTree, pickView, type JsonValue, type TreeSource } from './json-tree';

/**
 * Reads what a debug page shows until its script has fetched all data: the levels that are initially open, read from the
 * published files.
 *
 * @param publicDir folder of the static files
 * @throws Error when the files are missing or lack the view's key
 * @see acceptance DBG-01..DBG-07
 */
export function readViewOutline(view: DebugView, publicDir = 'public'): TreeSource {
  const contents = view.files.map((name): Record<string, JsonValue> => {
    const file = join(process.cwd(), publicDir, siteDataDir, `${name}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, JsonValue>;
  });
  return outlineTree(pickView(view, contents), view.openLevels);
}
