import { createSearchClient } from './client';
import type { SearchEngine } from './types';
import { fetchSearchFile } from './fetch-file';
import { searchSettings } from './read-settings';

/** Creates the engine for the local index. It runs in the thread that calls this function. */
export function createCurrentThreadEngine(): SearchEngine {
  const { versions, language } = searchSettings;
  return createSearchClient({ versions, language, load: fetchSearchFile });
}
