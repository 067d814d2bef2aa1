import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/checks/export/served-files';

/** Folders with checks of content. */
const folders = ['checks', 'content', 'docs', 'glossary', 'mdx', 'search', 'showcase'];
/** A rule as a value, or the two values of a condition; the last three keys belong to `KeySource`. */
const namedRule =
  /\b(?:rule|\w+Rule|syntax|unknown|invalid)(?::| =) (?:[^;\n]+ \? '([a-z0-9-]+)' : )?'([a-z0-9-]+)'/g;
/** A rule as an argument, which is the only one that has hyphens between words. */
const passedRule = /\bcreateKeyProblem\([^;]*?'([a-z0-9]+(?:-[a-z0-9]+)+)'/g;

/** Returns all rules that the sources of checks name, sorted. */
export function listRules(): string[] {
  const files = folders.flatMap((name) =>
    listFiles(join('lib', name)).map((file) => join('lib', name, file)),
  );
  const rules = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const found = [namedRule, passedRule].flatMap((pattern) => [...text.matchAll(pattern)]);
    return found.flatMap(([, ...names]) => names.filter(Boolean));
  });
  return [...new Set(rules)].toSorted();
}
