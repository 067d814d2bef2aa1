import { z } from 'zod';
import { readContentFile } from '@/lib/content/read';
import type { Problem } from '@/lib/content/types';
import { toProblem } from '@/lib/content/validate-keys';
import { parseYamlMap, type Place } from '@/lib/content/yaml-map';
import type { SiteModel } from '@/lib/docs/types';
import type { DocSections } from '@/lib/mdx/types';
import { env } from '@/lib/site/env';
import { getPathWithin } from '@/lib/routing/normalize-path';
import type { SiteConfig } from '@/lib/site/schema';
import { buildIndex, type IndexFiles } from './build-index';
import { buildRecords } from './records';
import { buildSiteRecords, type DataPage, type SiteText } from './site-records';
import type { SearchedPage } from './types';
import { getVersionTag } from './settings';
import { splitWords } from './tokens';

/** Path of the list of synonyms from the project root, as problems name it. */
const synonymsFile = 'content/search-synonyms.yaml';

/** Folded words, separated by spaces → synonyms in the same form. */
export type Synonyms = Record<string, string[]>;

const schema = z.record(z.string().min(1), z.array(z.string().min(1)).min(1));
const hint = 'Write `login: [authorization, authentication]`: what readers type, then words of the pages.';

const fold = (text: string): string =>
  splitWords(text)
    .map(({ key }) => key)
    .join(' ');

/**
 * Parses the list of synonyms: what readers type → words that the pages use. Mistakes are returned as problems.
 *
 * @param file path of the list, for messages
 */
export function parseSynonyms(text: string, file: string): { synonyms: Synonyms; problems: Problem[] } {
  const { data, placeOf, fault } = parseYamlMap(text);
  const result = schema.safeParse(data);
  const report = (place: Place, message: string): Problem =>
    toProblem(file, place, 'search-synonyms', message, hint);
  if (fault || !result.success) {
    const place = fault ?? placeOf((result.error?.issues[0]?.path ?? []).map(String));
    return { synonyms: {}, problems: [report(place, 'The list of synonyms does not have its form.')] };
  }
  const synonyms: Synonyms = {};
  const problems: Problem[] = [];
  for (const [from, others] of Object.entries(result.data)) {
    const key = fold(from);
    const known = Object.hasOwn(synonyms, key);
    if (key === '' || known)
      problems.push(report(placeOf([from]), `"${from}" is ${known ? 'given twice' : 'no word'}.`));
    else synonyms[key] = others.map(fold).filter((other) => other !== '' && other !== key);
  }
  return { synonyms, problems };
}

/** Reads the list of synonyms next to the versions' folders; a missing file means none. */
export function readSynonyms(contentDir: string = env.contentDir): {
  synonyms: Synonyms;
  problems: Problem[];
} {
  const text = readContentFile(synonymsFile, { contentDir });
  return text === null ? { synonyms: {}, problems: [] } : parseSynonyms(text, synonymsFile);
}

/** Input of the indexes besides the docs. */
export interface SiteIndexInput {
  synonyms: Synonyms;
  texts: readonly SiteText[];
  /** Pages of no version, whose texts come from data. */
  dataPages?: readonly DataPage[];
}

/** Builds the pages of each version in the order of the model, and those of no version. */
export function buildSitePages(
  model: SiteModel,
  sections: DocSections,
  { i18n, docs: { pluginId }, search: { pageRanks } }: Pick<SiteConfig, 'i18n' | 'docs' | 'search'>,
  texts: readonly SiteText[],
  dataPages: readonly DataPage[] = [],
): { docs: SearchedPage[][]; sitePages: SearchedPage[] } {
  const options = { language: i18n.defaultLocale, pluginId, pageRanks };
  return {
    docs: joinPages(
      model.versions.map((version) => ({
        root: version.path,
        pages: buildRecords(version, sections, options),
      })),
    ),
    sitePages: buildSiteRecords(model, texts, options, dataPages),
  };
}

/** The index files of all versions, each with the pages of no version: path below `search/` → text. */
export function buildSiteIndexes(
  model: SiteModel,
  sections: DocSections,
  config: Pick<SiteConfig, 'i18n' | 'docs' | 'search'>,
  { synonyms, texts, dataPages }: SiteIndexInput,
): IndexFiles {
  const { docs, sitePages } = buildSitePages(model, sections, config, texts, dataPages);
  const files = model.versions.map(({ name }, index) =>
    buildIndex({
      version: name,
      tag: getVersionTag(config.docs.pluginId, name),
      language: config.i18n.defaultLocale,
      pages: [...(docs[index] ?? []), ...sitePages],
      synonyms,
    }),
  );
  return new Map(files.flatMap((list) => [...list]));
}

/** Pages of a version of the docs, and its path. */
interface VersionPages {
  /** `/` or e.g. `/3.9`. */
  root: string;
  pages: readonly SearchedPage[];
}

/**
 * Assigns a page the same doc id in every version, that of the newest, so that a search of all versions shows it once. A
 * page whose id does not exist in newer versions is matched by its path, like generated category pages, unless the page
 * at that path also exists in this version under its own id.
 *
 * @param versions newest first
 * @returns the pages of each version
 */
export function joinPages(versions: readonly VersionPages[]): SearchedPage[][] {
  const known = new Set<string>();
  const idAt = new Map<string, string>();
  return versions.map(({ root, pages }) => {
    const own = new Set(pages.map(({ docId }) => docId));
    const joined = pages.map((page) => {
      const other = idAt.get(getPathWithin(page.url, root));
      const isOther = !known.has(page.docId) && other !== undefined && !own.has(other);
      return isOther ? { ...page, docId: other } : page;
    });
    for (const { docId, url } of joined) {
      known.add(docId);
      if (!idAt.has(getPathWithin(url, root))) idAt.set(getPathWithin(url, root), docId);
    }
    return joined;
  });
}
