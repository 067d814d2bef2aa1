import 'server-only';
import params from '@/generated/route-params.json';
import { readGenerated, readGeneratedText } from '@/lib/site/read-generated';
import { getHtmlFile, getRecordFile, recordDir, type PageRecord } from './page-record';
import { getRouteAddress, type SlugParams } from './route-params';

const byFolder: Partial<Record<string, SlugParams[]>> = params;

/** Returns the static params of a route folder, one for each page. @see acceptance RT-12, RT-13, BLD-12 */
export function getRouteParams(folder: string): SlugParams[] {
  return byFolder[folder] ?? [];
}

/**
 * Reads the record of the page with this slug in a route folder; returns null if there is no such page.
 * @throws SyntaxError if the record is not valid JSON
 * @see acceptance RT-12, RT-13, RT-17
 */
export function readPage(folder: string, slug: readonly string[]): PageRecord | null {
  try {
    return readGenerated<PageRecord>(recordDir, getRecordFile(getRouteAddress(folder, slug)));
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    return null;
  }
}

/**
 * Reads the HTML of what the `main` element of a page contains.
 * @throws Error if the prepare step has not written it
 */
export const readPageHtml = (route: string): string => readGeneratedText(recordDir, getHtmlFile(route));
