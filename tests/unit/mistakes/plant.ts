import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One change of a file below the content folder. */
export interface Edit {
  /** Path below the content folder. */
  file: string;
  /** Changes the file, whose path in the copy of the content is given. */
  apply(path: string): void;
  /** Text that stands on one line of the file afterwards: the line to be reported. */
  mark: string | null;
}

/** A mistake of an author, and where it is to be reported. */
export interface Mistake {
  rule: string;
  edits: readonly Edit[];
  file: string;
  /** Line, or text that stands on that line alone. */
  at: number | string;
}

/**
 * The 1-based line of a text that holds `part`.
 * @throws Error when none or several do
 */
function lineOf(text: string, part: string): number {
  const lines = text.split('\n').flatMap((line, index) => (line.includes(part) ? [index + 1] : []));
  const [line] = lines;
  if (line === undefined || lines.length > 1) throw new Error(`${lines.length} lines hold "${part}".`);
  return line;
}

/** A mistake that is reported in the file of its first edit: where that stands, unless `at` says otherwise. */
export function mistake(rule: string, edits: Edit | readonly Edit[], at?: Mistake['at']): Mistake {
  const list = [edits].flat();
  const [first] = list;
  if (!first) throw new Error(`A mistake of the rule "${rule}" changes nothing.`);
  return { rule, edits: list, file: first.file, at: at ?? first.mark ?? 1 };
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';

/** Puts another text in place of a file's own. */
const change = (file: string, getText: (before: string) => string, mark: string | null): Edit => ({
  file,
  apply: (path) => writeFileSync(path, getText(readFileSync(path, 'utf8'))),
  mark,
});

/** Adds a block to the end of a page. */
export const append = (file: string, block: string, mark = firstLine(block)): Edit =>
  change(file, (before) => `${before.trimEnd()}\n\n${block}\n`, mark);

/** Puts one text in place of another that the file holds. */
export const swap = (file: string, from: string | RegExp, to: string, mark: string | null = to): Edit =>
  change(
    file,
    (before) => {
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`${file} does not hold ${String(from)}.`);
      return after;
    },
    mark,
  );

/** Adds lines to the frontmatter of a page, as its first ones. */
export const head = (file: string, lines: string, mark = firstLine(lines)): Edit =>
  swap(file, /^---\n/, `---\n${lines}\n`, mark);

/** Writes a new file, and its folder. */
export const write = (file: string, text: string | Buffer, mark: string | null = null): Edit => ({
  file,
  apply(path) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  },
  mark,
});

/** Takes a file or a folder away. */
export const remove = (file: string): Edit => ({
  file,
  apply: (path) => rmSync(path, { recursive: true }),
  mark: null,
});

/** Adds a symbolic link to a path outside. */
export const link = (file: string, target: string): Edit => ({
  file,
  apply: (path) => symlinkSync(target, path),
  mark: null,
});

/** A page of the latest version that nothing is wrong with. */
export const page = (title: string, keys = '', body = 'A short page that says what it is about.'): string =>
  `---\n${keys}short_page: true\nchecked_against:\n  version: 3.10.1\n  sources:\n    - README.md\n---\n\n# ${title}\n\n${body}\n`;

/** Plants a mistake in a copy of the content, lets `look` look at it, and puts everything back. */
export async function planted<Found>({ edits, file, at }: Mistake, dir: string, look: () => Promise<Found>) {
  for (const edit of edits) edit.apply(join(dir, edit.file));
  try {
    const line = typeof at === 'number' ? at : lineOf(readFileSync(join(dir, file), 'utf8'), at);
    return { line, found: await look() };
  } finally {
    for (const edit of edits) {
      rmSync(join(dir, edit.file), { recursive: true, force: true });
      const original = join('content', edit.file);
      if (existsSync(original)) cpSync(original, join(dir, edit.file), { recursive: true });
    }
  }
}
