import type { Stretch } from './read-marks';

/** Consecutive stretches that are set as code, or are not. */
export interface Piece {
  code: boolean;
  stretches: Stretch[];
}

/** Words that only code has: camelCase, dotted and underscored names, calls, packages, paths, markup. */
const codeWord = /^["'([{]*(?:[a-z]{2}\w*[A-Z]|@\w+\/)|\w{2}\.\w{2}|\w_\w|\w\(|[{}=<>\\]|\w\/\w+\/|--\w/;

/** Words and blanks from one piece of code to the next, with two words of prose between them. */
const longestGap = 6;

/** Stretches of a text that are code, and those that are not, by their ends. A word or two between code are code, too. */
function findCode(text: string): { code: boolean; end: number }[] {
  const words = (text.match(/\s+|\S+/g) ?? []).map((word) => ({ word, code: codeWord.test(word) }));
  let last = -1;
  for (const [index, { code }] of words.entries()) {
    if (!code) continue;
    if (last >= 0 && index - last <= longestGap)
      for (const entry of words.slice(last, index)) entry.code = true;
    last = index;
  }
  const found: { code: boolean; end: number }[] = [];
  let end = 0;
  for (const { word, code } of words) {
    end += word.length;
    const before = found.at(-1);
    if (before?.code === code) before.end = end;
    else found.push({ code, end });
  }
  return found;
}

/** Sorts the words of a text into prose and code; stretches are cut where the two meet. */
export function splitCode(stretches: readonly Stretch[]): Piece[] {
  const parts = findCode(stretches.map(({ text }) => text).join(''));
  const pieces = parts.map(({ code }): Piece => ({ code, stretches: [] }));
  let part = 0;
  let at = 0;
  for (const { text, marked } of stretches) {
    let from = 0;
    while (from < text.length) {
      const end = (parts[part]?.end ?? Infinity) - at;
      const to = Math.min(text.length, end);
      pieces[part]?.stretches.push({ text: text.slice(from, to), marked });
      if (to === end) part += 1;
      from = to;
    }
    at += text.length;
  }
  return pieces;
}
