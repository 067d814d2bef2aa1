import { gzipSync } from 'node:zlib';
import type { IndexFiles } from '@/lib/search/build-index';
import { buildChanges } from '@/lib/build/change-files';
import type { DocSections } from '@/lib/mdx/types';
import { createSearchClient } from '@/lib/search/client';
import type { SearchEngine, SearchRequest, SearchResult } from '@/lib/search/types';
import { buildSiteIndexes, readSynonyms } from '@/lib/search/site-indexes';
import { getVersionTag } from '@/lib/search/settings';
import { site } from '@/lib/site/config';
import type { SiteModel } from '@/lib/docs/types';
import { readSiteSections } from '../read-site-sections';
import { showcasePages } from './showcase-pages';
import { getSiteTexts } from './site-texts';

/** The site's search over an index that was just built, without any file written. */
export interface SiteSearch {
  model: SiteModel;
  sections: DocSections;
  files: IndexFiles;
  client: SearchEngine;
  /** A client that has fetched nothing yet, and the files that it fetches. */
  createClient(): { client: SearchEngine; fetched: string[] };
}

/** Builds the index of all content. */
export async function createSiteSearch(): Promise<SiteSearch> {
  const { model, sections } = await readSiteSections();
  const { list } = buildChanges(model.versions, sections, '');
  const files = buildSiteIndexes(model, sections, site, {
    synonyms: readSynonyms().synonyms,
    texts: getSiteTexts(list),
    dataPages: showcasePages,
  });
  const createClient = () =>
    createFileClient(
      files,
      model.versions.map(({ name }) => name),
    );
  return { model, sections, files, client: createClient().client, createClient };
}

/** A client over files in memory, and the list of those it has fetched. */
export function createFileClient(files: IndexFiles, versions: readonly string[]) {
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

/** Asks a client one query. */
export async function askClient(client: SearchEngine, request: SearchRequest): Promise<SearchResult> {
  const [result] = (await client.search({ requests: [request] })).results;
  if (!result) throw new Error('The search gave no answer.');
  return result;
}

/** Bytes of files after gzip. */
export const gzipSize = (files: IndexFiles, paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(files.get(path) ?? '', { level: 9 }).length, 0);

/** Filters of one version, as the search dialog sends them. */
export const versionFilter = (version: string) => [
  'language:en',
  ['docusaurus_tag:default', `docusaurus_tag:${getVersionTag(site.docs.pluginId, version)}`],
];
