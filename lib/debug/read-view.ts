import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDataDir, type DebugView } from '@/lib/site/debug-views';
import { removeCollapsedRows, selectViewData, type JsonValue, type TreeSource } from './json-tree';

/**
 * Reads the initially expanded levels of a debug page's data, for its HTML; its script fetches the complete data.
 * @throws Error if a file of the debug page is missing or does not contain its key
 * @see acceptance DBG-01..DBG-07
 */
export function readViewOutline(view: DebugView): TreeSource {
  const contents = view.files.map((name): Record<string, JsonValue> => {
    const file = join(process.cwd(), 'public', siteDataDir, `${name}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, JsonValue>;
  });
  return removeCollapsedRows(selectViewData(view, contents), view.openLevels);
}
