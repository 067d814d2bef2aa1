import { slug } from 'github-slugger';
import { z } from 'zod';
import { readContentFile, type ReadContentOptions } from '@/lib/content/read';
import type { Problem } from '@/lib/content/types';
import { createKeyProblem, validateKeys } from '@/lib/content/validate-keys';
import { parseYamlMap, type YamlMap } from '@/lib/content/yaml-map';
import { strictObject } from '@/lib/site/strict-object';

/** Path of the glossary file from the project root. */
export const glossaryFile = 'content/glossary.yaml';

const rule = 'glossary';
const text = z.string().trim().min(1);
const entry = strictObject({
  term: text,
  /** Other names of the term; mentions of these names are marked too. */
  also: z.array(text).default([]),
  /** Definition in one or two sentences without markup. */
  definition: text,
  /** Path of a page of the latest version that explains the term in more detail. */
  page: text.startsWith('/').exactOptional(),
  /** True if the first mention of the term on each docs page is marked. */
  mark: z.boolean().default(true),
});
const schema = strictObject({ terms: z.array(entry) });

/** An entry of the glossary with its anchor on the glossary page, and its 1-based line in the glossary file. */
export type GlossaryTerm = z.infer<typeof entry> & { id: string; line: number };

type ParsedGlossary = { terms: GlossaryTerm[]; problems: Problem[] };

/** Parses the glossary. Never throws: returns each mistake as a problem, and no terms if the file is invalid. */
export function parseGlossary(source: string): ParsedGlossary {
  const map = parseYamlMap(source);
  const rules = { syntax: rule, unknown: rule, invalid: rule };
  const { value, problems } = validateKeys(schema, map, { file: glossaryFile, rules });
  if (!value || problems.length > 0) return { terms: [], problems };
  const terms = value.terms.map((term, index) => ({
    ...term,
    id: slug(term.term),
    line: map.placeOf(['terms', index]).line,
  }));
  return { terms, problems: findRepeats(map, terms) };
}

/** Reads the glossary file in the content folder; returns no terms if the file does not exist. */
export const readGlossary = (options: ReadContentOptions = {}): ParsedGlossary =>
  parseGlossary(readContentFile(glossaryFile, options) ?? 'terms: []');

function findRepeats(map: YamlMap, terms: readonly GlossaryTerm[]): Problem[] {
  const owners = new Map<string, GlossaryTerm>();
  return terms.flatMap((term, index) =>
    [term.term, ...term.also].flatMap((name) => {
      const owner = owners.get(name.toLowerCase());
      owners.set(name.toLowerCase(), owner ?? term);
      if (!owner) return [];
      const message = `"${name}" is already a name of the entry on line ${owner.line}.`;
      const hint = 'Combine the two entries, or give this one a different name.';
      return [createKeyProblem(glossaryFile, map.placeOf(['terms', index]), rule, message, hint)];
    }),
  );
}
