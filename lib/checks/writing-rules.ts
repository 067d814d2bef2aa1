import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/site/env';
import { explainIssues, formatKeyPath } from '@/lib/site/explain-issues';
import { strictObject } from '@/lib/site/strict-object';

/** Where the rules stand. */
export const writingRulesFile = 'content/writing.json';

const text = z.string().min(1);

const writingRulesSchema = strictObject({
  /** Words below which a page has to say that it is short on purpose. */
  shortestPage: z.number().int().min(0),
  /** Words of authors who have not finished. */
  unfinished: z.array(text).min(1),
  /** The word list: what to write, what not, and names in which the latter is right all the same. */
  terms: z.array(
    strictObject({ write: text, not: z.array(text).min(1), but: z.array(text).exactOptional() }),
  ),
});

/** What the checks of the text go by. */
export type WritingRules = z.infer<typeof writingRulesSchema>;

/**
 * Reads the rules beside the versions' folders.
 * @returns null where there is no such file: then nothing is asked of the text
 * @throws Error when it is no JSON or has a wrong key or value; the message names the place
 */
export function readWritingRules(root = process.cwd(), contentDir = env.contentDir): WritingRules | null {
  const file = path.join(path.resolve(root, contentDir), path.basename(writingRulesFile));
  if (!existsSync(file)) return null;
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const result = writingRulesSchema.safeParse(data);
  if (result.success) return result.data;
  const faults = explainIssues(result.error.issues, data).map(
    ({ path: keys, fault }) => `"${formatKeyPath(keys)}" ${fault}`,
  );
  throw new Error(`${writingRulesFile}: ${faults.join('; ')}.`);
}
