import type { Processor } from 'unified';
import type { Position } from 'unist';
import type { BodyProblem, CompiledDoc } from './types';

/** State of a compilation: the prepared text and the data collected so far. */
export interface CompileContext {
  /** The text that is parsed; its lines and columns are those of the body. */
  readonly text: string;
  /** Line of a heading → id given as `{#id}`. */
  readonly headingIds: ReadonlyMap<number, string>;
  /** Name → path or text of each asset that the page imports. */
  readonly assets: Map<string, string>;
  readonly doc: Omit<CompiledDoc, 'code'>;
}

/** Key of the context in the data of the processor. */
const contextKey = 'compileContext';

/** Plugin that provides the context to the plugins after it. */
export function provideContext(this: Processor, context: CompileContext): void {
  this.data(contextKey as 'settings', context as object);
}

/**
 * The context of the current compilation.
 * @throws Error when `provideContext` has not run before the plugin
 */
export function getContext(processor: Processor): CompileContext {
  const context = processor.data(contextKey as 'settings') as CompileContext | undefined;
  if (!context) throw new Error('The plugin provideContext must run before those that ask for the context.');
  return context;
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

/** A problem that a plugin reports; its place comes from the node. */
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
