import { z } from 'zod';
import type { Problem } from '@/lib/content/types';
import { toProblem } from '@/lib/content/validate-keys';
import { parseYamlMap, type Place } from '@/lib/content/yaml-map';
import { splitWords } from './tokens';

/** Folded words, separated by spaces → synonyms in the same form. */
export type Synonyms = Record<string, string[]>;

const schema = z.record(z.string().min(1), z.array(z.string().min(1)).min(1));
const hint = 'Write `login: [authorization, authentication]`: what readers type, then words of the pages.';

const fold = (text: string): string =>
  splitWords(text)
    .map(({ key }) => key)
    .join(' ');

/**
 * Parses the list of synonyms: what readers type → words that the pages use. Mistakes are returned as problems.
 *
 * @param file path of the list, for messages
 */
export function parseSynonyms(text: string, file: string): { synonyms: Synonyms; problems: Problem[] } {
  const { data, placeOf, fault } = parseYamlMap(text);
  const result = schema.safeParse(data);
  const report = (place: Place, message: string): Problem =>
    toProblem(file, place, 'search-synonyms', message, hint);
  if (fault || !result.success) {
    const place = fault ?? placeOf((result.error?.issues[0]?.path ?? []).map(String));
    return { synonyms: {}, problems: [report(place, 'The list of synonyms does not have its form.')] };
  }
  const synonyms: Synonyms = {};
  const problems: Problem[] = [];
  for (const [from, others] of Object.entries(result.data)) {
    const key = fold(from);
    const known = Object.hasOwn(synonyms, key);
    if (key === '' || known)
      problems.push(report(placeOf([from]), `"${from}" is ${known ? 'given twice' : 'no word'}.`));
    else synonyms[key] = others.map(fold).filter((other) => other !== '' && other !== key);
  }
  return { synonyms, problems };
}
