import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { PageSection } from '@/lib/mdx/types';

/**
 * Lists, one per section of the docs, of the facts, samples and corrections that pages must state, and where. Those of an
 * older version contain the differences, and the result of each correction.
 */
const FOLDER = 'tests/expected/facts';

/** Older versions with lists of their own, in `<FOLDER>-<version>`. */
const olderVersions = ['3.9'] as const;

const place = z.strictObject({
  /** Version whose page states it, when that is another one than the list's. */
  version: z.string().optional(),
  /** Doc id of the page that states it, when that is another one. */
  page: z.string().optional(),
  /** Anchor of the section; empty for the text above the first heading. */
  heading: z.string(),
  /** Words that the section must contain. */
  says: z.string().min(8),
});
/** Why the page does not state it: the source that contradicts it. */
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

/** One entry of the lists. */
export interface Fact {
  /** Name of the older version that the list is of; none for the latest. */
  version: string | undefined;
  /** e.g. `services` */
  part: string;
  docId: string;
  kind: Kind;
  text: string;
  /** The corrected statement of earlier docs. */
  docsSaid: string | undefined;
  entry: Entry;
}

function textOf(entry: Record<string, unknown>): string {
  return String(entry['fact'] ?? entry['sample'] ?? entry['sourceSays']);
}

function readFolder(folder: string, version?: string): Fact[] {
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
 * The lists of the latest version, then those of older ones.
 * @throws ZodError when a list has another shape
 */
export function readFacts(): Fact[] {
  return [
    ...readFolder(FOLDER),
    ...olderVersions.flatMap((version) => readFolder(`${FOLDER}-${version}`, version)),
  ];
}

/** Text of each section by anchor, in one line. */
export type SectionTexts = ReadonlyMap<string, string>;

/** Texts of a page by doc id and name of the version, by default the latest. */
export type TextsOf = (docId: string, version?: string) => SectionTexts | undefined;

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Keeps only letters and digits, to ignore punctuation and spaces. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

export function sectionTexts(sections: readonly PageSection[]): SectionTexts {
  const texts = new Map<string, string>([['', '']]);
  for (const { id, level, title, text } of sections) {
    const key = level === 1 ? '' : id;
    texts.set(key, squeeze(`${texts.get(key) ?? ''} ${title} ${text}`));
  }
  return texts;
}

/**
 * Finds what is wrong with an entry: its page, section or words are missing.
 * @param textsOf sections of a page, or undefined when there is no such page
 */
export function findFault({ version, docId, kind, text, entry }: Fact, textsOf: TextsOf): string | undefined {
  if ('not' in entry) return undefined;
  const page = entry.page ?? docId;
  const where = `${version ? `${version}: ` : ''}${docId}, ${kind}, "${text.slice(0, 60)}"`;
  const texts = textsOf(page, entry.version ?? version);
  if (!texts) return `${where}: there is no page ${page}`;
  const section = texts.get(entry.heading);
  if (section === undefined) return `${where}: ${page} has no heading "${entry.heading}"`;
  if (bare(section).includes(bare(entry.says))) return undefined;
  const found = [...texts].find(([, other]) => bare(other).includes(bare(entry.says)));
  const hint = found ? `they stand below "${found[0]}"` : 'name the words that state it now';
  return `${where}: the words "${entry.says}" are not below "${entry.heading}" of ${page}; ${hint}`;
}
