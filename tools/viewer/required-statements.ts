import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { PageSection } from '@/lib/mdx/types';
import { site } from '@/lib/site/config';
import { collapseSpaces } from '@/lib/text/collapse-spaces';

/**
 * Folder with one JSON file per section of the docs. The files list the facts, samples and corrections that pages must
 * state, with the place of each. Files of older versions list only what differs from the latest version.
 */
export const factsDir = 'content/checks/facts';

const place = z.strictObject({
  /** Version of the page that states the fact, if it differs from the version of the file. */
  version: z.string().optional(),
  /** Doc id of the page that states the fact, if it differs from the key of the entry. */
  page: z.string().optional(),
  /** Anchor of the section; empty for the text above the first heading. */
  heading: z.string(),
  /** Words that the section must contain. */
  says: z.string().min(8),
});
/** Explanation why no page states the fact, such as source code that contradicts it. */
const reason = z.strictObject({ not: z.string().min(25) });
const entryOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([z.strictObject({ ...shape, ...place.shape }), z.strictObject({ ...shape, ...reason.shape })]);

const fileSchema = z.record(
  z.string(),
  z.strictObject({
    facts: z.array(entryOf({ fact: z.string() })).optional(),
    samples: z.array(entryOf({ sample: z.string() })).optional(),
    corrections: z.array(entryOf({ docsSaid: z.string(), sourceSays: z.string() })).optional(),
  }),
);

type Kind = 'facts' | 'samples' | 'corrections';
type Entry = z.infer<typeof place> | z.infer<typeof reason>;

/** A statement that a page must contain, read from a file in `content/checks/facts`. */
export interface RequiredStatement {
  /** Older version whose pages must contain the statement; undefined for the latest version. */
  version: string | undefined;
  /** Name of the file without its extension, such as `services`. */
  part: string;
  docId: string;
  kind: Kind;
  text: string;
  /** Wrong statement in the former documentation; only set for corrections. */
  docsSaid: string | undefined;
  entry: Entry;
}

function textOf(entry: Record<string, unknown>): string {
  return String(entry['fact'] ?? entry['sample'] ?? entry['sourceSays']);
}

function readFolder(folder: string, version?: string): RequiredStatement[] {
  return readdirSync(folder).flatMap((file) => {
    const docs = fileSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    return Object.entries(docs).flatMap(([docId, kinds]) =>
      (['facts', 'samples', 'corrections'] as const).flatMap((kind) =>
        (kinds[kind] ?? []).map((entry) => ({
          version,
          part: basename(file, '.json'),
          docId,
          kind,
          text: textOf(entry),
          docsSaid: 'docsSaid' in entry ? entry.docsSaid : undefined,
          entry,
        })),
      ),
    );
  });
}

/**
 * Reads the facts of the latest version, followed by those of older versions, in `<factsDir>-<version>`.
 * @throws ZodError when a file does not match the schema
 */
export function readRequiredStatements(): RequiredStatement[] {
  const older = site.versions.filter(({ isLast }) => !isLast);
  return [...readFolder(factsDir), ...older.flatMap(({ name }) => readFolder(`${factsDir}-${name}`, name))];
}

/** Sections of a page: anchor → text on one line. */
export type SectionTexts = ReadonlyMap<string, string>;

/** Returns the sections of a page; the default version is the latest. Returns undefined if there is no such page. */
export type GetSectionTexts = (docId: string, version?: string) => SectionTexts | undefined;

/** Keeps only letters and digits, so that comparisons ignore punctuation and white space. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

export function toSectionTexts(sections: readonly PageSection[]): SectionTexts {
  const texts = new Map<string, string>([['', '']]);
  for (const { id, level, title, text } of sections) {
    const key = level === 1 ? '' : id;
    texts.set(key, collapseSpaces(`${texts.get(key) ?? ''} ${title} ${text}`));
  }
  return texts;
}

/**
 * Checks that a page contains a statement at the expected place. Returns an error message if the page, the section or
 * the words are missing.
 * @param textsOf returns the sections of a page
 */
export function findMissingStatement(
  { version, docId, kind, text, entry }: RequiredStatement,
  textsOf: GetSectionTexts,
): string | undefined {
  if ('not' in entry) return undefined;
  const page = entry.page ?? docId;
  const where = `${version ? `${version}: ` : ''}${docId}, ${kind}, "${text.slice(0, 60)}"`;
  const texts = textsOf(page, entry.version ?? version);
  if (!texts) return `${where}: there is no page ${page}`;
  const section = texts.get(entry.heading);
  if (section === undefined) return `${where}: ${page} has no heading "${entry.heading}"`;
  if (bare(section).includes(bare(entry.says))) return undefined;
  const found = [...texts].find(([, other]) => bare(other).includes(bare(entry.says)));
  const hint = found ? `they are below "${found[0]}"` : 'update "says" to the current words';
  return `${where}: the words "${entry.says}" are not below "${entry.heading}" of ${page}; ${hint}`;
}
