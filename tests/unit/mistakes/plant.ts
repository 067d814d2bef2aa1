import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change of one file in the content folder. */
export interface Edit {
  /** Path in the content folder. */
  file: string;
  /** Changes the file at its path in the copy of the content. */
  apply(path: string): void;
  /** Text that identifies the line to be reported after the change. */
  mark: string | null;
}

/** A mistake of an author, and where it must be reported. */
export interface Mistake {
  rule: string;
  edits: readonly Edit[];
  file: string;
  /** Line number, or text that only this line contains. */
  at: number | string;
}

/**
 * Returns the number of the line that contains `part`.
 * @throws Error if no line or several lines contain it
 */
function lineOf(text: string, part: string): number {
  const lines = text.split('\n').flatMap((line, index) => (line.includes(part) ? [index + 1] : []));
  const [line] = lines;
  if (line === undefined || lines.length > 1) throw new Error(`${lines.length} lines hold "${part}".`);
  return line;
}

/** Creates a mistake that is reported in the file of its first edit, at the marked line unless `at` says otherwise. */
export function mistake(rule: string, edits: Edit | readonly Edit[], at?: Mistake['at']): Mistake {
  const list = [edits].flat();
  const [first] = list;
  if (!first) throw new Error(`A mistake of the rule "${rule}" changes nothing.`);
  return { rule, edits: list, file: first.file, at: at ?? first.mark ?? 1 };
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';

/** Replaces the text of a file. */
const change = (file: string, getText: (before: string) => string, mark: string | null): Edit => ({
  file,
  apply: (path) => writeFileSync(path, getText(readFileSync(path, 'utf8'))),
  mark,
});

/** Adds a block to the end of a page. */
export const append = (file: string, block: string, mark = firstLine(block)): Edit =>
  change(file, (before) => `${before.trimEnd()}\n\n${block}\n`, mark);

/** Replaces one text in a file. */
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

/** Adds lines to the beginning of the front matter of a page. */
export const head = (file: string, lines: string, mark = firstLine(lines)): Edit =>
  swap(file, /^---\n/, `---\n${lines}\n`, mark);

/** Writes a new file and creates its folder. */
export const write = (file: string, text: string | Buffer, mark: string | null = null): Edit => ({
  file,
  apply(path) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  },
  mark,
});

/** Deletes a file or folder. */
export const remove = (file: string): Edit => ({
  file,
  apply: (path) => rmSync(path, { recursive: true }),
  mark: null,
});

/** Adds a symbolic link to a path outside the content. */
export const link = (file: string, target: string): Edit => ({
  file,
  apply: (path) => symlinkSync(target, path),
  mark: null,
});

/** Returns the text of a valid page of the latest version. */
export const page = (title: string, keys = '', body = 'A short page that says what it is about.'): string =>
  `---\n${keys}short_page: true\nchecked_against:\n  version: 3.10.1\n  sources:\n    - README.md\n---\n\n# ${title}\n\n${body}\n`;

/**
 * Makes mistakes in a copy of the content, calls `look`, and reverts the mistakes.
 * @returns the lines at which the mistakes must be reported, and what `look` returned
 */
export async function planted<Found>(
  mistakes: readonly Mistake[],
  dir: string,
  look: () => Promise<Found>,
): Promise<{ lines: number[]; found: Found }> {
  const edits = mistakes.flatMap((each) => each.edits);
  for (const edit of edits) edit.apply(join(dir, edit.file));
  try {
    const lines = mistakes.map(({ file, at }) =>
      typeof at === 'number' ? at : lineOf(readFileSync(join(dir, file), 'utf8'), at),
    );
    return { lines, found: await look() };
  } finally {
    for (const edit of edits) {
      rmSync(join(dir, edit.file), { recursive: true, force: true });
      const original = join('content', edit.file);
      if (existsSync(original)) cpSync(original, join(dir, edit.file), { recursive: true });
    }
  }
}
