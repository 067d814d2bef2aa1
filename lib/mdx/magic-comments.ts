import type { LineMark } from './highlight';

/** Code without its highlight comments. */
export interface MarkedCode {
  code: string;
  /** 1-based line of `code` → mark. */
  marks: Map<number, LineMark>;
  /** Comments without effect; `line` counts in the original code, 1-based. */
  faults: { line: number; message: string }[];
}

/** A comment of its own line, in the syntax of any language. */
const comment =
  /^\s*(?:\/\/|(?:\{\s*)?\/\*|#|<!--|--|;)\s*(highlight|error)-(next-line|start|end)\s*(?:\*\/(?:\s*\})?|-->)?\s*$/;
const markNames: Readonly<Record<string, LineMark>> = { highlight: 'hl', error: 'err' };

/**
 * Extracts `highlight-next-line`, `highlight-start`, `highlight-end` (and the same with `error-`) from code.
 *
 * @see acceptance DOC-22, DOC-23
 */
export function extractMagicComments(source: string): MarkedCode {
  const lines: string[] = [];
  const marks: MarkedCode['marks'] = new Map();
  const faults: MarkedCode['faults'] = [];
  // Marks in effect and marks due for the next line, each with the line of its comment.
  const open = new Map<LineMark, number>();
  const next = new Map<LineMark, number>();
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    const [, name = '', action] = comment.exec(text) ?? [];
    const mark = markNames[name];
    if (!mark) {
      lines.push(text);
      for (const current of [...open.keys(), ...next.keys()]) marks.set(lines.length, current);
      next.clear();
    } else if (action === 'next-line') next.set(mark, line);
    else if (action === 'end' && !open.delete(mark))
      faults.push({ line, message: 'This highlight comment has an end but no start.' });
    else if (action === 'start' && open.has(mark))
      faults.push({ line, message: 'This highlight comment starts a block inside another one.' });
    else if (action === 'start') open.set(mark, line);
  }
  const fail = (message: string) => (line: number) => void faults.push({ line, message });
  next.forEach(fail('No line follows this highlight comment.'));
  open.forEach(fail('This highlight comment has a start but no end.'));
  return { code: lines.join('\n'), marks, faults };
}
