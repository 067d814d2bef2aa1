import type { Position } from 'unist';
import type { BodyProblem, CompiledDoc } from './types';

/** What a compilation passes from step to step: the prepared text and the data gathered so far. */
export interface CompileContext {
  /** The text that is parsed; its lines and columns are those of the body. */
  readonly text: string;
  /** Line of a heading → id given as `{#id}`. */
  readonly headingIds: ReadonlyMap<number, string>;
  readonly doc: Omit<CompiledDoc, 'code'>;
}

/**
 * @param text prepared text
 * @param headingIds ids given by authors, by line
 * @returns a context without findings
 */
export function createContext(text: string, headingIds: ReadonlyMap<number, string>): CompileContext {
  return {
    text,
    headingIds,
    doc: {
      headings: [],
      anchors: [],
      sections: [],
      links: [],
      images: [],
      firstText: '',
      components: [],
      componentRefs: [],
      fences: [],
      prose: { words: 0, pieces: [], emptySections: [] },
      problems: [],
    },
  };
}

/** What a plugin says of a fault; the place comes from the node. */
export type Finding = Pick<BodyProblem, 'rule' | 'message' | 'hint' | 'severity'>;

/** A place in the body, 1-based. */
export interface Place {
  line: number;
  column: number;
}

/**
 * @param position position of a node; generated nodes have none
 * @returns its start, or the first line
 */
export function placeOf(position: Position | undefined): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Adds a problem to the context. `at` is a node's position or a place. */
export function report(context: CompileContext, at: Position | Place | undefined, finding: Finding): void {
  const place = at && 'line' in at ? at : placeOf(at);
  context.doc.problems.push({ line: place.line, column: place.column, ...finding });
}
