import { slug } from 'github-slugger';
import { z } from 'zod';
import type { Problem } from '@/lib/content/types';
import { toProblem } from '@/lib/content/validate-keys';
import { parseYamlMap, type Place, type YamlMap } from '@/lib/content/yaml-map';
import { explainIssues, formatKeyPath } from '@/lib/site/explain-issues';
import { strictObject } from '@/lib/site/strict-object';
import type { GlossaryTerm } from './types';

/** Path of the glossary from the project root, as problems name it. */
export const glossaryFile = 'content/glossary.yaml';

/** Result of parsing the glossary; it has no terms when there are problems. */
export interface ParsedGlossary {
  terms: GlossaryTerm[];
  problems: Problem[];
}

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

/** Parses the glossary. Never throws: mistakes are returned as problems with the line of the key. */
export function parseGlossary(source: string): ParsedGlossary {
  const map = parseYamlMap(source);
  if (map.fault) return { terms: [], problems: [fail(map.fault, map.fault.message, map.fault.hint)] };
  const result = schema.safeParse(map.data);
  if (!result.success) {
    const problems = explainIssues(result.error.issues, map.data).map(({ path, fault, hint }) =>
      fail(map.placeOf(path), `"${formatKeyPath(path)}" ${fault}.`, hint),
    );
    return { terms: [], problems };
  }
  const terms = result.data.terms.map((entry, index) => ({
    ...entry,
    id: slug(entry.term),
    line: map.placeOf(['terms', index]).line,
  }));
  return { terms, problems: findRepeats(map, terms) };
}

/** Reports names that several entries share. */
function findRepeats(map: YamlMap, terms: readonly GlossaryTerm[]): Problem[] {
  const owners = new Map<string, GlossaryTerm>();
  return terms.flatMap((entry, index) =>
    [entry.term, ...entry.also].flatMap((name) => {
      const owner = owners.get(name.toLowerCase());
      owners.set(name.toLowerCase(), owner ?? entry);
      if (!owner) return [];
      const message = `"${name}" is already a name of the entry on line ${owner.line}.`;
      const hint = 'Combine the two entries, or give this one a different name.';
      return [fail(map.placeOf(['terms', index]), message, hint)];
    }),
  );
}

const fail = (place: Place, message: string, hint: string) =>
  toProblem(glossaryFile, place, rule, message, hint);
