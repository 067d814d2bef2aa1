import { createSearchClient } from './client';
import type { SearchEngine } from './engine';
import { fetchSearchFile } from './fetch-file';
import { searchSettings } from './read-settings';

/** The engine over the index files of the site, in the thread that calls it. */
export function createPageEngine(): SearchEngine {
  const { versions, language } = searchSettings;
  return createSearchClient({ versions, language, load: fetchSearchFile });
}
