import { gzipSync } from 'node:zlib';
import type { IndexFiles } from '@/lib/search/build-index';
import type { DocSections } from '@/lib/mdx/types';
import { createSearchClient } from '@/lib/search/client';
import type { SearchEngine, SearchRequest, SearchResult } from '@/lib/search/types';
import { readQuestions } from '@/lib/search/questions';
import { buildSiteIndexes, readSynonyms } from '@/lib/search/site-indexes';
import { getVersionTag } from '@/lib/search/settings';
import { readShowcaseTexts } from '@/lib/showcase/texts';
import { site } from '@/lib/site/config';
import { memoize } from '@/lib/text/memoize';
import type { SiteModel } from '@/lib/docs/types';
import { readSiteSections } from '../read-site-sections';
import { getDataPages } from '@/build/prepare/data-pages';

/** A search index of the whole site in memory, with clients that search it. */
export interface SiteSearch {
  model: SiteModel;
  sections: DocSections;
  files: IndexFiles;
  client: SearchEngine;
  /** Creates a client with an empty cache, and a list to which it adds the paths of the index files that it loads. */
  createClient(): { client: SearchEngine; fetched: string[] };
}

const createOnce = memoize(async (withQuestions: boolean): Promise<SiteSearch> => {
  const { model, sections, changes } = await readSiteSections();
  const files = buildSiteIndexes(model, sections, site, {
    synonyms: readSynonyms().synonyms,
    questions: withQuestions ? readQuestions() : [],
    dataPages: getDataPages(changes, readShowcaseTexts()),
  });
  const createClient = () =>
    createInMemoryClient(
      files,
      model.versions.map(({ name }) => name),
    );
  return { model, sections, files, client: createClient().client, createClient };
});

/**
 * Builds the search index of all content in memory, once per process, with the words of users' questions unless
 * `withQuestions` is false.
 */
export const createSiteSearch = (withQuestions = true): Promise<SiteSearch> => createOnce(withQuestions);

/** Creates a client for index files in memory, and a list to which it adds the paths of the files that it loads. */
export function createInMemoryClient(files: IndexFiles, versions: readonly string[]) {
  const fetched: string[] = [];
  const client = createSearchClient({
    versions: versions.map((name) => ({ name, tag: getVersionTag(site.docs.pluginId, name) })),
    language: site.i18n.defaultLocale,
    load: async (path) => {
      const text = files.get(path);
      if (text === undefined) throw new Error(`There is no file ${path}.`);
      fetched.push(path);
      return JSON.parse(text) as unknown;
    },
  });
  return { client, fetched };
}

/** Sends one search request to a client and returns its result. */
export async function searchWithClient(client: SearchEngine, request: SearchRequest): Promise<SearchResult> {
  const [result] = (await client.search({ requests: [request] })).results;
  if (!result) throw new Error('The search returned no result.');
  return result;
}

/** Returns the total size of index files after gzip compression, in bytes. */
export const getGzipSize = (files: IndexFiles, paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(files.get(path) ?? '', { level: 9 }).length, 0);

/** Returns the facet filters that limit a search to one version, like those of the search dialog. */
export const getVersionFilter = (version: string) => [
  'language:en',
  ['docusaurus_tag:default', `docusaurus_tag:${getVersionTag(site.docs.pluginId, version)}`],
];
