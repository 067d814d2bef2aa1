import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import type { CompiledDoc } from '@/lib/mdx/types';
import { env } from '@/lib/site/env';
import type { SiteConfig } from '@/lib/site/schema';
import { buildIndex, type IndexFiles } from './build-index';
import { buildRecords } from './records';
import { buildSiteRecords, type SiteText } from './site-records';
import { parseSynonyms, type Synonyms } from './synonyms';
import { getVersionTag } from './version-tag';

/** Where synonyms are listed, as messages name it. */
export const synonymsFile = 'content/search-synonyms.yaml';

/** Reads the list of synonyms beside the versions' folders; a missing file lists none. */
export function readSynonyms(contentDir: string = env.contentDir): {
  synonyms: Synonyms;
  problems: Problem[];
} {
  const file = path.join(/* turbopackIgnore: true */ contentDir, path.basename(synonymsFile));
  if (!existsSync(file)) return { synonyms: {}, problems: [] };
  return parseSynonyms(readFileSync(file, 'utf8'), synonymsFile);
}

/** What indexes are made of beside the docs. */
export interface SiteIndexInput {
  synonyms: Synonyms;
  texts: readonly SiteText[];
}

/** The index files of all versions, each with the pages of no version: path below `search/` → text. */
export function buildSiteIndexes(
  model: SiteModel,
  compiled: ReadonlyMap<string, CompiledDoc>,
  { i18n, docs }: Pick<SiteConfig, 'i18n' | 'docs'>,
  { synonyms, texts }: SiteIndexInput,
): IndexFiles {
  const { pluginId } = docs;
  const language = i18n.defaultLocale;
  const sitePages = buildSiteRecords(model, texts, language);
  const files = model.versions.map(({ name }) =>
    buildIndex({
      version: name,
      tag: getVersionTag(pluginId, name),
      language,
      pages: [...buildRecords(model, name, compiled, { language, pluginId }), ...sitePages],
      synonyms,
    }),
  );
  return new Map(files.flatMap((list) => [...list]));
}
