import { parseSync } from 'oxc-parser';

/** A node of a syntax tree. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Whether a field of a node contains a node. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The child nodes of a node. */
export function getChildren(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/**
 * Parses a TypeScript module.
 * @param file name of the module; its extension selects the syntax
 * @returns its syntax tree, incomplete where the source has syntax errors, and its comments
 */
export function parseModule(file: string, source: string) {
  const { program, comments } = parseSync(file, source);
  return { program: program as unknown as SyntaxNode, comments };
}

/** `line:column` of an offset, both counted from 1. */
export function getPlace(source: string, offset: number): string {
  const lines = source.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}
