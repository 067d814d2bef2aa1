import type { CategoryFile, Doc, Problem } from '@/lib/content/types';
import { nearestName } from '@/lib/site/nearest-name';
import type { Planned, VersionModel } from './types';

/** What a version was built from. */
export interface VersionSources {
  docs: readonly Doc[];
  categories: readonly CategoryFile[];
  planned: Planned;
  /** Text of the docs by file, to find the line of a key. */
  texts: ReadonlyMap<string, string>;
}

function report(file: string, line: number, rule: string, message: string, hint: string): Problem {
  return { file, line, column: 1, rule, message, hint, severity: 'error' };
}

function findKeyLine(text: string | undefined, key: string): number {
  const at = (text ?? '').split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return Math.max(at, 0) + 1;
}

function suggest(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === null ? `Known: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
}

function checkCategory(
  category: CategoryFile,
  sources: readonly string[],
  ids: readonly string[],
): Problem[] {
  const { file, dir, label, link, linkLine = 1 } = category;
  if (dir !== '' && !sources.some((source) => source.startsWith(`${dir}/`))) {
    const message = `The category "${label ?? dir}" has no pages.`;
    return [report(file, 1, 'empty-category', message, 'Add a page to the folder or delete this file.')];
  }
  if (link?.type !== 'doc') return [];
  const isKnown = ids.some((id) => id === link.id || id.slice(id.lastIndexOf('/') + 1) === link.id);
  if (isKnown) return [];
  const message = `The link names the doc "${link.id}", which does not exist.`;
  return [report(file, linkLine, 'unknown-doc-id', message, suggest(link.id, ids))];
}

function checkDoc(
  doc: Doc,
  text: string | undefined,
  ids: readonly string[],
  sidebarIds: readonly string[],
): Problem[] {
  const { pagination_prev, pagination_next, displayed_sidebar } = doc.frontmatter;
  const named = [
    { key: 'pagination_prev', value: pagination_prev, known: ids, rule: 'unknown-doc-id' },
    { key: 'pagination_next', value: pagination_next, known: ids, rule: 'unknown-doc-id' },
    { key: 'displayed_sidebar', value: displayed_sidebar, known: sidebarIds, rule: 'unknown-sidebar-id' },
  ];
  return named.flatMap(({ key, value, known, rule }) => {
    if (typeof value !== 'string' || known.includes(value)) return [];
    const message = `"${key}" names "${value}", which does not exist.`;
    return [report(doc.file, findKeyLine(text, key), rule, message, suggest(value, known))];
  });
}

/**
 * Reports category files without pages, and docs and sidebars that are named but do not exist.
 * @see acceptance BLD-09, BLD-10
 */
export function checkVersion(
  version: VersionModel,
  { docs, categories, planned, texts }: VersionSources,
): Problem[] {
  const ids = docs.map(({ id }) => id);
  const sources = [...docs.map(({ source }) => source), ...Object.keys(planned.docs[version.name] ?? {})];
  return [
    ...categories.flatMap((category) => checkCategory(category, sources, ids)),
    ...docs.flatMap((doc) => checkDoc(doc, texts.get(doc.file), ids, Object.keys(version.sidebars))),
  ];
}
