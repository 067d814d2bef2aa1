import { parseSync } from 'oxc-parser';

/** A node of a syntax tree. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;
const getChildren = (node: SyntaxNode) => Object.values(node).flat().filter(isNode);

/** JSX attributes whose values readers see, or hear from a screen reader. */
const attributes = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
/** Types of expressions whose value is one of the expressions inside them. */
const transparentTypes = new Set(['ConditionalExpression', 'JSXExpressionContainer', 'LogicalExpression']);

const hasLetter = (text: unknown) => /\p{L}/u.test(String(text));

const isTransparent = (node: SyntaxNode) =>
  transparentTypes.has(node.type) || (node.type === 'BinaryExpression' && node['operator'] === '+');

function isText(node: SyntaxNode): boolean {
  if (node.type === 'JSXText') return hasLetter(node['value']);
  if (node.type === 'Literal') return typeof node['value'] === 'string' && hasLetter(node['value']);
  if (node.type !== 'TemplateLiteral') return false;
  return (node['quasis'] as { value: { raw: string } }[]).some(({ value }) => hasLetter(value.raw));
}

const nameOf = (attribute: SyntaxNode) => String((attribute['name'] as SyntaxNode)['name']);

/**
 * Finds interface strings that are written in JSX instead of in a message module: between tags, or as values of
 * attributes that readers see or hear, also within conditional expressions.
 * @returns `file:line string` for each string
 */
export function findLiteralTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const report = (node: SyntaxNode) => {
    const text = source.slice(node.start, node.end).replace(/\s+/g, ' ').trim();
    found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${text}`);
  };
  const walk = (node: SyntaxNode, isSeen: boolean): void => {
    if (isSeen && isText(node)) report(node);
    if (node.type === 'JSXAttribute') {
      const { value } = node as { value?: SyntaxNode | null };
      if (value) walk(value, attributes.has(nameOf(node)));
      return;
    }
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
    for (const child of getChildren(node))
      walk(child, isElement ? child.type !== 'JSXOpeningElement' : isSeen && isTransparent(node));
  };
  walk(parseSync(file, source).program as unknown as SyntaxNode, false);
  return found;
}
