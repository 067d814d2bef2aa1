import path from 'node:path';
import { z } from 'zod';
import { readContentFile, type ReadContentOptions, type VersionFolder } from '@/lib/content/read';
import type { Problem } from '@/lib/content/types';
import { createKeyProblem, validateKeys } from '@/lib/content/validate-keys';
import { parseYamlMap } from '@/lib/content/yaml-map';
import type { PlannedPages } from './types';

/** File that lists planned pages, to which other pages may link before they exist. */
export const plannedPagesFile = 'content/planned.json';

type ParsedPages = { planned: PlannedPages; problems: Problem[] };

const route = z.string().startsWith('/');
const schema = z.object({ pages: z.array(route) }).catchall(z.record(z.string(), route));

const rule = 'planned-form';
const rules = { syntax: rule, unknown: rule, invalid: rule };

const getFolderName = ({ dir }: VersionFolder): string => path.posix.basename(dir);

/** Parses the list of planned pages: docs by folder and source, and other pages. @see acceptance BLD-02 */
export function parsePlannedPages(text: string, versions: readonly VersionFolder[]): ParsedPages {
  const map = parseYamlMap(text);
  const { value, problems } = validateKeys(schema, map, { file: plannedPagesFile, rules });
  if (!value || problems.length > 0) return { planned: { docs: {}, pages: [] }, problems };
  const { pages, ...folders } = value;
  const docs: PlannedPages['docs'] = {};
  for (const [folder, entries] of Object.entries(folders)) {
    const version = versions.find((candidate) => getFolderName(candidate) === folder);
    if (!version) {
      const hint = `Known folders: ${versions.map(getFolderName).join(', ')}.`;
      const message = `There is no version folder "${folder}".`;
      problems.push(createKeyProblem(plannedPagesFile, map.placeOf([folder]), rule, message, hint));
      continue;
    }
    const listed = Object.entries(entries).map(
      ([source, target]) => [source, { route: target, line: map.placeOf([folder, source]).line }] as const,
    );
    docs[version.name] = Object.fromEntries(listed);
  }
  const plannedPages = pages.map((target, at) => ({ route: target, line: map.placeOf(['pages', at]).line }));
  return { planned: { docs, pages: plannedPages }, problems };
}

/** Reads and parses the list of planned pages; the result is empty if the file does not exist. */
export function readPlannedPages(
  versions: readonly VersionFolder[],
  options: ReadContentOptions = {},
): ParsedPages {
  return parsePlannedPages(readContentFile(plannedPagesFile, options) ?? '{ "pages": [] }', versions);
}
