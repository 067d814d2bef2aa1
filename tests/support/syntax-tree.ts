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

export const getChildren = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** Parses a TypeScript module, whose extension selects the syntax. The tree is incomplete after syntax errors. */
export const parseModule = (file: string, source: string): SyntaxNode =>
  parseSync(file, source).program as unknown as SyntaxNode;
