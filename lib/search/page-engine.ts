import { createSearchClient } from './client';
import { fetchSearchFile } from './fetch-file';
import { searchSettings } from './read-settings';
import type { SearchEngine } from './engine';

/** The engine over the files of the site, in the thread that calls it. */
export function createPageEngine(): SearchEngine {
  const { versions, language } = searchSettings;
  const client = createSearchClient({ versions, language, load: fetchSearchFile });
  const latest = versions[0]?.name ?? '';
  return {
    search: (request) => client.search(request),
    warmUp: (version = latest) => client.warmUp(version),
  };
}
