import type { BodyProblem } from './types';

/** Minimum length of a line that is worth reporting. */
const longLine = 1_000;

/** The line that most likely makes a body slow to parse: its longest one, if that is long; otherwise the first. */
export function findHardLine(text: string): number {
  const lengths = text.split('\n').map((line) => line.length);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return longest < longLine ? 1 : lengths.indexOf(longest) + 1;
}

/** The problem of a body that takes too long, at its longest line. @see acceptance BLD-09 */
export function slowBody(text: string): BodyProblem {
  return {
    line: findHardLine(text),
    column: 1,
    rule: 'page-takes-too-long',
    message: 'The text takes so long to be read that the page was given up.',
    hint: 'Split the page; the cause is mostly one mark, such as a bracket or a star, that comes thousands of times.',
    severity: 'error',
  };
}
