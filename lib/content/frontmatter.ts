import matter from 'gray-matter';
import { frontmatterKeys, frontmatterSchema } from './frontmatter-schema';
import type { Doc, Problem, RawDoc } from './types';
import { createKeyProblem, validateKeys } from './validate-keys';
import { parseYamlMap } from './yaml-map';

/** A page split into front matter and body, with the problems of the front matter. */
interface ParsedFrontmatter extends Required<Pick<Doc, 'frontmatter' | 'body' | 'bodyLine' | 'keyLines'>> {
  problems: Problem[];
}

/** Keys whose values are always read as text, even if they look like numbers. */
const textKeys = Object.entries(frontmatterKeys).flatMap(([key, { expects }]) =>
  ['number', 'true or false'].includes(expects) || key === 'sidebar_custom_props' ? [] : [key],
);

const rules = {
  syntax: 'invalid-frontmatter-yaml',
  unknown: 'unknown-frontmatter-key',
  invalid: 'invalid-frontmatter-value',
};

/** Splits a page with gray-matter. Replaces its YAML parser, which gives no line numbers and reads `3.10` as 3.1. */
function readMatter(text: string) {
  let yaml = parseYamlMap('');
  const engine = (source: string): object => {
    yaml = parseYamlMap(source, textKeys);
    return yaml.data;
  };
  const { data, content } = matter(text, { language: 'yaml', engines: { yaml: engine } });
  return { data, content, yaml };
}

/** Splits a page into front matter and body and validates the keys. Never throws. @see acceptance BLD-09 */
export function parseFrontmatter(raw: RawDoc): ParsedFrontmatter {
  const fault = checkFences(raw);
  if (fault !== null)
    return { frontmatter: {}, keyLines: {}, body: raw.text, bodyLine: 1, problems: [fault] };

  const { data, content, yaml } = readMatter(raw.text);
  const head = raw.text.slice(0, raw.text.length - content.length);
  const bodyLine = head.split('\n').length;
  const keyLines = Object.fromEntries(Object.keys(data).map((key) => [key, yaml.placeOf([key]).line]));
  const source = { file: raw.file, rules, examples: frontmatterKeys };
  const { value: frontmatter = {}, problems } = validateKeys(frontmatterSchema, yaml, source);
  return { frontmatter, problems, body: content, bodyLine, keyLines };
}

/** A longer line of hyphens is a line across the page, unless a key follows. TOML is between lines with `+++`. */
const getStart = (isFollowedByKey: boolean) => (isFollowedByKey ? /^(?:---|\+{3,}$)/ : /^---(?!-)/);

/** Checks the `---` lines around the front matter; returns null if they are correct or the page has no front matter. */
function checkFences(raw: RawDoc): Problem | null {
  const lines = raw.text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const opening = lines[first]?.trimEnd() ?? '';
  const isFollowedByKey = /^[\w-]+\s*[:=]/.test(lines[first + 1] ?? '');
  if (!getStart(isFollowedByKey).test(opening)) return null;
  if (first > 0 && !isFollowedByKey) return null;
  const report = (index: number, message: string, hint: string) =>
    createKeyProblem(raw.file, { line: index + 1 }, 'frontmatter-fence', message, hint);
  if (opening !== '---') {
    const hint = 'Write only "---" on this line and on the last one. The front matter must be YAML.';
    return report(first, `The front matter starts with "${opening}".`, hint);
  }
  if (first > 0) {
    const message = 'There are empty lines above the front matter, so it would be displayed as text.';
    return report(first, message, 'Make "---" the first line of the file.');
  }
  const closing = lines.findIndex((line, index) => index > first && line.startsWith('---'));
  if (closing === -1) {
    const hint = 'Write "---" on a separate line below the last key.';
    return report(first, 'The front matter has no end.', hint);
  }
  const closingText = lines[closing]?.trimEnd();
  if (closingText === '---') return null;
  return report(closing, `The front matter ends with "${closingText}".`, 'Write only "---" on this line.');
}
