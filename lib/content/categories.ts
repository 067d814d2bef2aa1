import { createPositionLookup } from '@/lib/text/position-lookup';
import { categorySchema } from './category-schema';
import type { CategoryFile, Problem, RawDoc } from './types';
import { createKeyProblem, validateKeys } from './validate-keys';
import { parseYamlMap, type TextPosition } from './yaml-map';

type RawCategory = Pick<CategoryFile, 'file' | 'dir'> & Pick<RawDoc, 'text'>;

const shape = '{ "label": "…", "position": 1 }';
const rules = {
  syntax: 'invalid-category-file',
  unknown: 'unknown-category-key',
  invalid: 'invalid-category-value',
};

/**
 * Parses and validates a category file, as JSON or YAML depending on the file extension. Never throws.
 * @see acceptance BLD-09, BLD-10
 */
export function parseCategoryFile(raw: RawCategory): { category: CategoryFile | null; problems: Problem[] } {
  const jsonProblem = raw.file.endsWith('.json') ? checkJson(raw) : null;
  if (jsonProblem !== null) return { category: null, problems: [jsonProblem] };

  const map = parseYamlMap(raw.text, ['label', 'className', 'link']);
  if (map.fault === null && Object.keys(map.data).length === 0) {
    const hint = `Write ${shape}, or delete the file.`;
    const message = 'The category file is empty.';
    const problem = createKeyProblem(raw.file, map.placeOf([]), 'empty-category-file', message, hint);
    return { category: null, problems: [problem] };
  }
  const { value, problems } = validateKeys(categorySchema, map, { file: raw.file, rules });
  if (!value) return { category: null, problems };
  const category: CategoryFile = { file: raw.file, dir: raw.dir, ...value };
  if (category.link?.type === 'doc') category.linkLine = map.placeOf(['link', 'id']).line;
  return { category, problems };
}

/** Returns a problem if a file is not valid JSON. The YAML parser, which reads it next, would accept invalid JSON. */
function checkJson(raw: RawCategory): Problem | null {
  try {
    JSON.parse(raw.text);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `This is not valid JSON: ${reason}.`;
    const place = placeInJson(raw.text, reason);
    const hint = `It should look like ${shape}.`;
    return createKeyProblem(raw.file, place, 'invalid-category-file', message, hint);
  }
}

/** Converts `position 42` in a JSON parser's message to line and column; the default is the end of the text. */
function placeInJson(json: string, reason: string): TextPosition {
  const offset = Number(/position (\d+)/.exec(reason)?.[1] ?? json.trimEnd().length);
  return createPositionLookup(json)(offset);
}
