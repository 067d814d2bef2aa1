import { parseSync } from 'oxc-parser';

/** A node of a JavaScript or TypeScript syntax tree. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** True if a value, such as a field of a node, is a node itself. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

export function getChildren(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/**
 * Parses a TypeScript module.
 * @param file name of the module, whose extension selects the syntax
 * @returns syntax tree and comments; the tree is incomplete if the source has syntax errors
 */
export function parseModule(file: string, source: string) {
  const { program, comments } = parseSync(file, source);
  return { program: program as unknown as SyntaxNode, comments };
}

/** Converts an offset in the source to `line:column`, both starting at 1. */
export function formatPlace(source: string, offset: number): string {
  const lines = source.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}
