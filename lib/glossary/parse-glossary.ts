import { slug } from 'github-slugger';
import { z } from 'zod';
import { readContentFile, type ReadContentOptions } from '@/lib/content/read';
import type { Problem } from '@/lib/content/types';
import { createKeyProblem, validateKeys } from '@/lib/content/validate-keys';
import { parseYamlMap, type YamlMap } from '@/lib/content/yaml-map';
import { strictObject } from '@/lib/site/strict-object';
import type { GlossaryTerm } from './types';

/** Path of the glossary file from the project root. */
export const glossaryFile = 'content/glossary.yaml';

type ParsedGlossary = { terms: GlossaryTerm[]; problems: Problem[] };

const rule = 'glossary';
const text = z.string().trim().min(1);
const schema = strictObject({
  terms: z.array(
    strictObject({
      term: text,
      also: z.array(text).default([]),
      definition: text,
      page: text.startsWith('/').exactOptional(),
      mark: z.boolean().default(true),
    }),
  ),
});

/** Parses the glossary. Never throws: returns each mistake as a problem, and no terms if the file is invalid. */
export function parseGlossary(source: string): ParsedGlossary {
  const map = parseYamlMap(source);
  const rules = { syntax: rule, unknown: rule, invalid: rule };
  const { value, problems } = validateKeys(schema, map, { file: glossaryFile, rules });
  if (!value || problems.length > 0) return { terms: [], problems };
  const terms = value.terms.map((entry, index) => ({
    ...entry,
    id: slug(entry.term),
    line: map.placeOf(['terms', index]).line,
  }));
  return { terms, problems: findRepeats(map, terms) };
}

/** Reads the glossary file in the content folder; returns no terms if the file does not exist. */
export const readGlossary = (options: ReadContentOptions = {}): ParsedGlossary =>
  parseGlossary(readContentFile(glossaryFile, options) ?? 'terms: []');

function findRepeats(map: YamlMap, terms: readonly GlossaryTerm[]): Problem[] {
  const owners = new Map<string, GlossaryTerm>();
  return terms.flatMap((entry, index) =>
    [entry.term, ...entry.also].flatMap((name) => {
      const owner = owners.get(name.toLowerCase());
      owners.set(name.toLowerCase(), owner ?? entry);
      if (!owner) return [];
      const message = `"${name}" is already a name of the entry on line ${owner.line}.`;
      const hint = 'Combine the two entries, or give this one a different name.';
      return [createKeyProblem(glossaryFile, map.placeOf(['terms', index]), rule, message, hint)];
    }),
  );
}
