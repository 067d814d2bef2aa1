import type { CategoryFile, Doc, Problem } from '@/lib/content/types';
import { createKeyProblem } from '@/lib/content/validate-keys';
import { findNearestName, suggest } from '@/lib/site/nearest-name';
import type { PlannedPages, VersionModel } from './types';

const suggestName = (name: string, known: readonly string[]): string =>
  suggest(findNearestName(name, known), `Known: ${known.join(', ')}.`);

function checkCategory(
  category: CategoryFile,
  sources: readonly string[],
  ids: readonly string[],
): Problem[] {
  const { file, dir, label, link, linkLine = 1 } = category;
  if (dir !== '' && !sources.some((source) => source.startsWith(`${dir}/`))) {
    const message = `The category "${label ?? dir}" has no pages.`;
    const hint = 'Add a page to the folder or delete this file.';
    return [createKeyProblem(file, { line: 1 }, 'empty-category', message, hint)];
  }
  if (link?.type !== 'doc') return [];
  const isKnown = ids.some((id) => id === link.id || id.slice(id.lastIndexOf('/') + 1) === link.id);
  if (isKnown) return [];
  const message = `The link names the doc "${link.id}", which does not exist.`;
  return [createKeyProblem(file, { line: linkLine }, 'unknown-doc-id', message, suggestName(link.id, ids))];
}

function checkDoc(doc: Doc, ids: readonly string[], sidebarIds: readonly string[]): Problem[] {
  const { pagination_prev, pagination_next, displayed_sidebar } = doc.frontmatter;
  const named = [
    { key: 'pagination_prev', value: pagination_prev, known: ids, rule: 'unknown-doc-id' },
    { key: 'pagination_next', value: pagination_next, known: ids, rule: 'unknown-doc-id' },
    { key: 'displayed_sidebar', value: displayed_sidebar, known: sidebarIds, rule: 'unknown-sidebar-id' },
  ];
  return named.flatMap(({ key, value, known, rule }) => {
    if (typeof value !== 'string' || known.includes(value)) return [];
    const message = `"${key}" names "${value}", which does not exist.`;
    const place = { line: doc.keyLines?.[key] ?? 1 };
    return [createKeyProblem(doc.file, place, rule, message, suggestName(value, known))];
  });
}

/** Reports docs with the id of another doc in the version. Ids must be unique because docs are looked up by id. */
function checkDuplicateIds(docs: readonly Doc[]): Problem[] {
  const owners = new Map<string, Doc>();
  return docs.flatMap((doc) => {
    const owner = owners.get(doc.id);
    owners.set(doc.id, owner ?? doc);
    if (!owner) return [];
    const place = { line: doc.keyLines?.['id'] ?? 1 };
    const message = `The doc id "${doc.id}" already belongs to ${owner.file}.`;
    const hint = 'Rename one of the files, or give it a different "id".';
    return [createKeyProblem(doc.file, place, 'duplicate-doc-id', message, hint)];
  });
}

/**
 * Reports category files without pages, duplicate doc ids, and references to docs and sidebars that do not exist.
 * @see acceptance BLD-09, BLD-10
 */
export function checkVersion(
  version: VersionModel,
  docs: readonly Doc[],
  categories: readonly CategoryFile[],
  planned: PlannedPages,
): Problem[] {
  const ids = docs.map(({ id }) => id);
  const sources = [...docs.map(({ source }) => source), ...Object.keys(planned.docs[version.name] ?? {})];
  return [
    ...checkDuplicateIds(docs),
    ...categories.flatMap((category) => checkCategory(category, sources, ids)),
    ...docs.flatMap((doc) => checkDoc(doc, ids, Object.keys(version.sidebars))),
  ];
}
