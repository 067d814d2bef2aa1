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

/** For each sign of a text whether it belongs to code. A word or two between code are taken for code, too. */
function findCode(text: string): boolean[] {
  const words = [...text.matchAll(/\s+|\S+/g)].map(([word]) => ({ word, code: codeWord.test(word) }));
  let last = -1;
  for (const [index, { code }] of words.entries()) {
    if (!code) continue;
    if (last >= 0 && index - last <= longestGap)
      for (const entry of words.slice(last, index)) entry.code = true;
    last = index;
  }
  return words.flatMap(({ word, code }) => Array<boolean>(word.length).fill(code));
}

/** Sorts the words of a text into prose and code; stretches are cut where the two meet. */
export function splitCode(stretches: readonly Stretch[]): Piece[] {
  const isCode = findCode(stretches.map(({ text }) => text).join(''));
  const pieces: Piece[] = [];
  let at = 0;
  for (const { text, marked } of stretches) {
    let from = 0;
    for (let to = 1; to <= text.length; to++) {
      const code = isCode[at + from] ?? false;
      if (to < text.length && isCode[at + to] === code) continue;
      const last = pieces.at(-1);
      const stretch = { text: text.slice(from, to), marked };
      if (last?.code === code) last.stretches.push(stretch);
      else pieces.push({ code, stretches: [stretch] });
      from = to;
    }
    at += text.length;
  }
  return pieces;
}
