import { z } from 'zod';
import { readContentFile } from '@/lib/content/read';
import { env } from '@/lib/site/env';
import { explainIssues, formatKeyPath } from '@/lib/site/explain-issues';
import { strictObject } from '@/lib/site/strict-object';

/** Path of the file with the rules for the wording of pages, from the project root. */
export const writingRulesFile = 'content/writing.json';

const text = z.string().min(1);
const terms = z.array(
  strictObject({ write: text, not: z.array(text).min(1), but: z.array(text).exactOptional() }),
);

const writingRulesSchema = strictObject({
  /** Minimum number of words on a page, unless its front matter has `short_page: true`. */
  shortestPage: z.number().int().min(0),
  /** Words that mark unfinished text, such as "TODO". */
  unfinished: z.array(text).min(1),
  /** The word list: what to write, what not to write, and exceptions. */
  terms,
  /** Phrases to avoid in edited pages. `docs/writing.md` explains them. */
  phrases: terms,
  /** Folders, or pages without file extension, whose text has been edited, such as `latest/faq`. */
  edited: z.array(text),
});

export type WritingRules = z.infer<typeof writingRulesSchema>;

/**
 * Reads the rules for the wording of pages from the content folder; null if the file does not exist.
 * @throws Error if the file is not JSON or has an invalid key or value; the message names the key
 */
export function readWritingRules(contentDir = env.contentDir): WritingRules | null {
  const written = readContentFile(writingRulesFile, { contentDir });
  if (written === null) return null;
  const data: unknown = JSON.parse(written);
  const result = writingRulesSchema.safeParse(data);
  if (result.success) return result.data;
  const faults = explainIssues(result.error.issues, data).map(
    ({ path: keys, fault }) => `"${formatKeyPath(keys)}" ${fault}`,
  );
  throw new Error(`${writingRulesFile}: ${faults.join('; ')}.`);
}
