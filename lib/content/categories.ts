import { explainIssues, formatKeyPath } from '@/lib/site/explain-issues';
import { categorySchema, looseCategorySchema } from './category-schema';
import type { CategoryFile, Problem } from './types';
import { parseYamlMap, type Place } from './yaml-map';

/** A category file as read from disk. */
export interface RawCategory {
  /** Path from the project root. */
  file: string;
  /** Folder below the version's folder; empty at the top. */
  dir: string;
  text: string;
}

const shape = '{ "label": "…", "position": 1 }';

/**
 * Parses and validates a category file, JSON or YAML by its file extension. Never throws.
 * @param looseJson JSON may have comments and trailing commas
 * @returns the category without its unknown keys, or null with the problems that make it unusable
 * @see acceptance BLD-09, BLD-10
 */
export function parseCategoryFile(
  raw: RawCategory,
  looseJson = false,
): { category: CategoryFile | null; problems: Problem[] } {
  const jsonProblem = raw.file.endsWith('.json') && !looseJson ? checkJson(raw) : null;
  if (jsonProblem !== null) return { category: null, problems: [jsonProblem] };

  const map = parseYamlMap(raw.text, ['label', 'className']);
  if (map.fault !== null) {
    return { category: null, problems: [toProblem(raw, map.fault, 'invalid-category-file', map.fault)] };
  }
  if (Object.keys(map.data).length === 0) {
    const words = { message: 'The category file says nothing.', hint: `Write ${shape}, or delete the file.` };
    return { category: null, problems: [toProblem(raw, map.placeOf([]), 'empty-category-file', words)] };
  }
  const result = categorySchema.safeParse(map.data);
  if (result.success) {
    const category: CategoryFile = { file: raw.file, dir: raw.dir, ...result.data };
    if (category.link?.type === 'doc') category.linkLine = map.placeOf(['link', 'id']).line;
    return { category, problems: [] };
  }
  const problems = explainIssues(result.error.issues, map.data).map(({ path, fault, hint }) => {
    const rule = fault === 'is not a known key' ? 'unknown-category-key' : 'invalid-category-value';
    return toProblem(raw, map.placeOf(path), rule, { message: `"${formatKeyPath(path)}" ${fault}.`, hint });
  });
  const known = looseCategorySchema.safeParse(map.data);
  return { category: known.success ? { file: raw.file, dir: raw.dir, ...known.data } : null, problems };
}

/** JSON is stricter than the YAML parser, which reads it afterwards for the places of keys. */
function checkJson(raw: RawCategory): Problem | null {
  try {
    JSON.parse(raw.text);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const words = { message: `This is no valid JSON: ${reason}.`, hint: `It should look like ${shape}.` };
    return toProblem(raw, placeInJson(raw.text, reason), 'invalid-category-file', words);
  }
}

/** The place that the parser names as `position 42`; the end of the text when it names none. */
function placeInJson(json: string, reason: string): Place {
  const offset = Number(/position (\d+)/.exec(reason)?.[1] ?? json.trimEnd().length);
  const before = json.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function toProblem(
  raw: RawCategory,
  place: Place,
  rule: string,
  words: { message: string; hint: string },
): Problem {
  const { line, column } = place;
  return { file: raw.file, line, column, rule, message: words.message, hint: words.hint, severity: 'error' };
}
