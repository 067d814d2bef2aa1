import { findCommentLines } from './find-comment-lines';
import type { LineMarkClass } from './highlight';

/** Code without its highlight comments, and the lines that they mark. */
export interface MarkedCode {
  code: string;
  /** Marks by 1-based line number in `code`. */
  marks: Map<number, LineMarkClass>;
  /** Highlight comments without effect. `line` is the 1-based line in the original code. */
  faults: { line: number; message: string; hint: string }[];
}

/** Matches a line that may contain only a highlight comment; the grammar of the language decides whether it does. */
const comment =
  /^\s*\S{1,5}?(?:\s*\/\*)?\s*\b(highlight|error)-(next-line|start|end)\s*(?:\S{1,4}|\*\/\s*\})?\s*$/;
/** Matches the comments of common languages, for code whose language has no known comments. */
const anyComment =
  /^\s*(?:\/\/|(?:\{\s*)?\/\*|#|<!--|--|;|%|'|!|@?rem|::|\(\*|\{-)\s*(?:highlight|error)-[\w-]+\s*(?:\*\/(?:\s*\})?|-->|\*\)|-\})?\s*$/i;
const markNames: Readonly<Record<string, LineMarkClass>> = { highlight: 'hl', error: 'err' };

const pairHint =
  'Pair each highlight-start with one highlight-end, and put highlight-next-line above a line of code.';
/** Returns the matches of `comment` by 1-based line, and the comments of other languages as faults. */
async function findComments(texts: readonly string[], lang: string) {
  const candidates = texts.flatMap((text, index) => {
    const match = comment.exec(text);
    return match ? [{ match, text: text.trim(), line: index + 1 }] : [];
  });
  const numbers = candidates.map(({ line }) => line);
  const known = numbers.length === 0 ? null : await findCommentLines(texts, numbers, lang);
  const isComment = ({ line, text }: { line: number; text: string }) =>
    known?.has(line) ?? anyComment.test(text);
  const faults = candidates
    .filter((candidate) => !isComment(candidate) && anyComment.test(candidate.text))
    .map(({ line, text }) => ({
      line,
      message: `"${text}" is not a comment in ${lang} code.`,
      hint: 'Write a comment of that language, or correct the language of the code block.',
    }));
  return { found: new Map(candidates.filter(isComment).map(({ line, match }) => [line, match])), faults };
}

/** Removes highlight comments from code and collects the lines that they mark. @see acceptance DOC-22, DOC-23 */
export async function extractMagicComments(source: string, lang: string): Promise<MarkedCode> {
  const texts = source.split('\n');
  const comments = await findComments(texts, lang);
  const faults = [...comments.faults];
  const lines: string[] = [];
  const marks: MarkedCode['marks'] = new Map();
  // Marks of open blocks and marks for the next line, each with the line of its comment.
  const open = new Map<LineMarkClass, number>();
  const next = new Map<LineMarkClass, number>();
  const fail = (message: string, line: number, hint = pairHint) => void faults.push({ line, message, hint });
  for (const [index, text] of texts.entries()) {
    const line = index + 1;
    const [, name = '', action] = comments.found.get(line) ?? [];
    const mark = markNames[name];
    if (!mark) {
      lines.push(text);
      for (const current of [...open.keys(), ...next.keys()]) marks.set(lines.length, current);
      next.clear();
    } else if (action === 'next-line') next.set(mark, line);
    else if (action === 'end' && !open.delete(mark))
      fail('This highlight comment has an end but no start.', line);
    else if (action === 'start' && open.has(mark))
      fail('This highlight comment starts a block inside another one.', line);
    else if (action === 'start') open.set(mark, line);
  }
  next.forEach((line) => fail('No line follows this highlight comment.', line));
  open.forEach((line) => fail('This highlight comment has a start but no end.', line));
  return { code: lines.join('\n'), marks, faults };
}
