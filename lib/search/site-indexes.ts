import { z } from 'zod';
import { readContentFile } from '@/lib/content/read';
import type { Problem } from '@/lib/content/types';
import { createKeyProblem, validateKeys } from '@/lib/content/validate-keys';
import { parseYamlMap } from '@/lib/content/yaml-map';
import type { SiteModel } from '@/lib/docs/types';
import type { DocSections } from '@/lib/mdx/types';
import { env } from '@/lib/site/env';
import { getPathWithinVersion } from '@/lib/routing/normalize-path';
import type { SiteConfig } from '@/lib/site/schema';
import { buildIndex, type IndexFiles } from './build-index';
import { addQuestions, type Question } from './questions';
import { buildSearchRecords } from './records';
import { buildSiteRecords, type PageFromData } from './site-records';
import type { SearchedPage } from './types';
import { splitWords } from './tokens';

/** Path of the synonym file from the project root. */
const synonymsFile = 'content/search-synonyms.yaml';

/** Word or phrase → its synonyms. All words are normalized by `normalizeKey` and separated by spaces. */
export type Synonyms = Record<string, string[]>;

const schema = z.record(z.string().min(1), z.array(z.string().min(1)).min(1));
const rule = 'search-synonyms';
const rules = { syntax: rule, unknown: rule, invalid: rule };
const hint =
  'Write `login: [authorization, authentication]`: a word that readers type, then words of the pages.';

const fold = (text: string): string =>
  splitWords(text)
    .map(({ key }) => key)
    .join(' ');

/** Parses the synonyms in `file`, which map words that readers type to words of pages. Returns mistakes as problems. */
export function parseSynonyms(text: string, file: string): { synonyms: Synonyms; problems: Problem[] } {
  const map = parseYamlMap(text);
  const { value = {}, problems } = validateKeys(schema, map, { file, rules });
  const synonyms: Synonyms = {};
  for (const [from, others] of Object.entries(value)) {
    const key = fold(from);
    const known = Object.hasOwn(synonyms, key);
    const message = `"${from}" ${known ? 'is listed twice' : 'has no letters or digits'}.`;
    if (key === '' || known) problems.push(createKeyProblem(file, map.placeOf([from]), rule, message, hint));
    else synonyms[key] = others.map(fold).filter((other) => other !== '' && other !== key);
  }
  return { synonyms, problems };
}

/** Reads the synonym file from the content folder; a missing file counts as an empty one. */
export const readSynonyms = (contentDir: string = env.contentDir) =>
  parseSynonyms(readContentFile(synonymsFile, { contentDir }) ?? '', synonymsFile);

/** Input of `buildSiteIndexes`, in addition to the docs. */
export interface SiteIndexInput {
  synonyms: Synonyms;
  /** Pages that are not written in Markdown, such as those of the showcase. */
  dataPages?: readonly PageFromData[];
  questions?: readonly Question[];
}

/** Builds the searchable pages of each version, in the model's order, and those outside any version. */
export function buildSitePages(
  model: SiteModel,
  sections: DocSections,
  { i18n, docs: { pluginId }, search: { pageRanks } }: Pick<SiteConfig, 'i18n' | 'docs' | 'search'>,
  dataPages: readonly PageFromData[] = [],
): { docs: SearchedPage[][]; sitePages: SearchedPage[] } {
  const options = { language: i18n.defaultLocale, pluginId, pageRanks };
  return {
    docs: unifyDocIds(
      model.versions.map((version) => ({
        root: version.path,
        pages: buildSearchRecords(version, sections, options),
      })),
    ),
    sitePages: buildSiteRecords(model, sections, options, dataPages),
  };
}

/** Size of the index files of older versions, compared with those of the latest one. */
const olderVersionFactor = 2;

/** Builds the index files of all versions. Every index also contains the pages outside any version. */
export function buildSiteIndexes(
  model: SiteModel,
  sections: DocSections,
  config: Pick<SiteConfig, 'i18n' | 'docs' | 'search'>,
  { synonyms, dataPages, questions = [] }: SiteIndexInput,
): IndexFiles {
  const { docs, sitePages } = buildSitePages(model, sections, config, dataPages);
  const files = model.versions.map(({ name }, index) =>
    buildIndex({
      version: name,
      pages: [...addQuestions(docs[index] ?? [], questions), ...sitePages],
      synonyms,
      sizeFactor: index === 0 ? 1 : olderVersionFactor,
    }),
  );
  return new Map(files.flatMap((list) => [...list]));
}

/**
 * Gives a page the same doc id in all versions (newest first), so that a search of all versions returns one hit for it.
 * If its id does not exist in newer versions, as with generated category pages, it gets the id of the newer page at the
 * same path, unless another page of its version has that id.
 */
export function unifyDocIds(
  versions: readonly { root: string; pages: readonly SearchedPage[] }[],
): SearchedPage[][] {
  const known = new Set<string>();
  const idAt = new Map<string, string>();
  return versions.map(({ root, pages }) => {
    const own = new Set(pages.map(({ docId }) => docId));
    const joined = pages.map((page) => {
      const other = idAt.get(getPathWithinVersion(page.url, root));
      const isOther = !known.has(page.docId) && other !== undefined && !own.has(other);
      return isOther ? { ...page, docId: other } : page;
    });
    for (const { docId, url } of joined) {
      known.add(docId);
      if (!idAt.has(getPathWithinVersion(url, root))) idAt.set(getPathWithinVersion(url, root), docId);
    }
    return joined;
  });
}
