import { categorySchema } from './category-schema';
import type { CategoryFile, Problem, RawDoc } from './types';
import { createKeyProblem, validateKeys } from './validate-keys';
import { parseYamlMap } from './yaml-map';

type RawCategory = Pick<CategoryFile, 'file' | 'dir'> & Pick<RawDoc, 'text'>;

const rules = {
  syntax: 'invalid-category-file',
  unknown: 'unknown-category-key',
  invalid: 'invalid-category-value',
};

const jsonForm = 'Write only one object in braces, { "label": "…", "position": 1 }, without comments.';

/**
 * Parses and validates a category file. JSON is read as YAML, of which it is a part. Never throws.
 * @see acceptance BLD-09, BLD-10
 */
export function parseCategoryFile(raw: RawCategory): { category: CategoryFile | null; problems: Problem[] } {
  const textKeys = ['label', 'className', 'link'];
  const map = parseYamlMap(raw.text, textKeys, raw.file.endsWith('.json') ? jsonForm : undefined);
  if (map.fault === null && Object.keys(map.data).length === 0) {
    const hint = 'Write { "label": "…", "position": 1 }, or delete the file.';
    const message = 'The category file is empty.';
    const problem = createKeyProblem(raw.file, map.placeOf([]), 'empty-category-file', message, hint);
    return { category: null, problems: [problem] };
  }
  const { value, problems } = validateKeys(categorySchema, map, { file: raw.file, rules });
  if (!value) return { category: null, problems };
  const category: CategoryFile = { file: raw.file, dir: raw.dir, ...value };
  const { link } = category;
  if (link) category.linkLine = map.placeOf(['link', link.type === 'doc' ? 'id' : 'slug']).line;
  return { category, problems };
}
