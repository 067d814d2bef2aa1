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

/** Parser state: marks in effect (`open`) or due for the next line, each with the line of its comment. */
interface State extends Omit<MarkedCode, 'code'> {
  lines: string[];
  open: Map<LineMark, number>;
  next: Map<LineMark, number>;
}

/**
 * Extracts `highlight-next-line`, `highlight-start`, `highlight-end` (and the same with `error-`) from code.
 *
 * @see acceptance DOC-22, DOC-23
 */
export function extractMagicComments(source: string): MarkedCode {
  const state: State = { lines: [], marks: new Map(), faults: [], open: new Map(), next: new Map() };
  for (const [index, text] of source.split('\n').entries()) {
    const [, name = '', action] = comment.exec(text) ?? [];
    const mark = markNames[name];
    if (mark) obeyComment(state, mark, action, index + 1);
    else addLine(state, text);
  }
  for (const line of state.next.values())
    state.faults.push({ line, message: 'No line follows this highlight comment.' });
  for (const line of state.open.values()) {
    state.faults.push({ line, message: 'This highlight comment has a start but no end.' });
  }
  return { code: state.lines.join('\n'), marks: state.marks, faults: state.faults };
}

function addLine(state: State, text: string): void {
  state.lines.push(text);
  for (const mark of [...state.open.keys(), ...state.next.keys()]) state.marks.set(state.lines.length, mark);
  state.next.clear();
}

function obeyComment(
  { open, next, faults }: State,
  mark: LineMark,
  action: string | undefined,
  line: number,
): void {
  if (action === 'next-line') {
    next.set(mark, line);
  } else if (action === 'start') {
    if (open.has(mark))
      faults.push({ line, message: 'This highlight comment starts a block inside another one.' });
    else open.set(mark, line);
  } else if (!open.delete(mark)) {
    faults.push({ line, message: 'This highlight comment has an end but no start.' });
  }
}
