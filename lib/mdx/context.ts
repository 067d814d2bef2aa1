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

/** Returns the start of a node; line 1, column 1 for generated nodes, which have no position. */
export function getBodyPlace(position: Position | undefined): TextPosition {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Adds a problem to the context. `at` is the position of a node, or a 1-based place in the body. */
export function reportProblem(
  context: CompileContext,
  at: Position | TextPosition | undefined,
  finding: Omit<BodyProblem, keyof TextPosition>,
): void {
  const { line, column } = at && 'line' in at ? at : getBodyPlace(at);
  context.doc.problems.push({ line, column, ...finding });
}
