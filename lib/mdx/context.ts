import type { Position } from 'unist';
import type { TextPosition } from '@/lib/content/yaml-map';
import type { BodyProblem, CompiledDoc } from './types';

/** State of a compilation: the prepared text and the data collected so far. */
export interface CompileContext {
  /** Prepared text to parse; its lines and columns match those of the body. */
  readonly text: string;
  /** Heading ids that the author set with `{#id}`, by the line of the heading. */
  readonly headingIds: ReadonlyMap<number, string>;
  readonly doc: Omit<CompiledDoc, 'code'>;
}

/** Creates a context without collected data. */
export function createCompileContext(text: string, headingIds: ReadonlyMap<number, string>): CompileContext {
  return {
    text,
    headingIds,
    doc: {
      headings: [],
      anchors: [],
      links: [],
      images: [],
      files: [],
      componentRefs: [],
      fences: [],
      prose: { words: 0, pieces: [], emptySections: [] },
      problems: [],
    },
  };
}

/** A problem that a plugin reports; `reportProblem` adds the position. */
export type ProblemWithoutPlace = Pick<BodyProblem, 'rule' | 'message' | 'hint' | 'severity'>;

/** A 1-based position in the body of a page. */
export type BodyPlace = TextPosition;

/** Returns the start of a node; line 1, column 1 for generated nodes, which have no position. */
export function getBodyPlace(position: Position | undefined): BodyPlace {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Adds a problem to the context. `at` is the position of a node or a place. */
export function reportProblem(
  context: CompileContext,
  at: Position | BodyPlace | undefined,
  finding: ProblemWithoutPlace,
): void {
  const { line, column } = at && 'line' in at ? at : getBodyPlace(at);
  context.doc.problems.push({ line, column, ...finding });
}
