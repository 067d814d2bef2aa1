import type { Processor } from 'unified';
import type { Position } from 'unist';
import type { BodyProblem, CompiledDoc } from './types';

/** State of a compilation: the prepared text and the data collected so far. */
export interface CompileContext {
  /** Prepared text to parse; its lines and columns match those of the body. */
  readonly text: string;
  /** Heading ids that the author set with `{#id}`, by the line of the heading. */
  readonly headingIds: ReadonlyMap<number, string>;
  /** Path or text of each imported asset, by the name under which the page imports it. */
  readonly assets: Map<string, string>;
  readonly doc: Omit<CompiledDoc, 'code'>;
}

/** Key under which the processor's data contains the context. */
const contextKey = 'compileContext';

/** Plugin that makes the context available to the plugins after it. */
export function provideContext(this: Processor, context: CompileContext): void {
  this.data(contextKey as 'settings', context as object);
}

/**
 * Returns the context of the current compilation.
 * @throws Error if `provideContext` has not run before the plugin
 */
export function getContext(processor: Processor): CompileContext {
  const context = processor.data(contextKey as 'settings') as CompileContext | undefined;
  if (!context) throw new Error('The plugin provideContext must run before those that ask for the context.');
  return context;
}

/**
 * Creates an empty context.
 * @param text prepared text
 * @param headingIds heading ids that the author set, by the line of the heading
 */
export function createContext(text: string, headingIds: ReadonlyMap<number, string>): CompileContext {
  return {
    text,
    headingIds,
    assets: new Map(),
    doc: {
      headings: [],
      anchors: [],
      links: [],
      images: [],
      componentRefs: [],
      fences: [],
      prose: { words: 0, pieces: [], emptySections: [] },
      problems: [],
    },
  };
}

/** A problem that a plugin reports; `report` adds the position. */
export type Finding = Pick<BodyProblem, 'rule' | 'message' | 'hint' | 'severity'>;

/** A 1-based position in the body of a page. */
export interface Place {
  line: number;
  column: number;
}

/** Returns the start of a node; line 1, column 1 for generated nodes, which have no position. */
export function getPlace(position: Position | undefined): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Adds a problem to the context. `at` is the position of a node or a place. */
export function report(context: CompileContext, at: Position | Place | undefined, finding: Finding): void {
  const place = at && 'line' in at ? at : getPlace(at);
  context.doc.problems.push({ line: place.line, column: place.column, ...finding });
}
