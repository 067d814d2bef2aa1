import { createSearchClient } from './client';
import type { SearchEngine } from './types';
import { fetchSearchFile } from './fetch-file';
import { searchSettings } from './read-settings';

/** The engine for the index of the site, in the calling thread. */
export function createPageEngine(): SearchEngine {
  const { versions, language } = searchSettings;
  return createSearchClient({ versions, language, load: fetchSearchFile });
}
