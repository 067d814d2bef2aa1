import { getChildren, getPlace, parseModule, type SyntaxNode } from '@/tools/messages/parse-module';

/** Attributes whose text readers see or hear. */
const attributes = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
/** Expressions that hand on what stands in them. */
const handsOn = new Set(['ConditionalExpression', 'JSXExpressionContainer', 'LogicalExpression']);

const hasLetter = (text: unknown) => /\p{L}/u.test(String(text));

const isHandingOn = (node: SyntaxNode) =>
  handsOn.has(node.type) || (node.type === 'BinaryExpression' && node['operator'] === '+');

function isText(node: SyntaxNode): boolean {
  if (node.type === 'JSXText') return hasLetter(node['value']);
  if (node.type === 'Literal') return typeof node['value'] === 'string' && hasLetter(node['value']);
  if (node.type !== 'TemplateLiteral') return false;
  return (node['quasis'] as { value: { raw: string } }[]).some(({ value }) => hasLetter(value.raw));
}

const nameOf = (attribute: SyntaxNode) => String((attribute['name'] as SyntaxNode)['name']);

/**
 * Texts that stand in JSX as they are: between tags, and as values of attributes that are seen or heard, also in choices.
 * @returns `line text` of each
 */
export function findLiteralTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const tell = (node: SyntaxNode) => {
    const text = source.slice(node.start, node.end).replace(/\s+/g, ' ').trim();
    found.push(`${file}:${getPlace(source, node.start).split(':')[0]} ${text}`);
  };
  const walk = (node: SyntaxNode, isSeen: boolean): void => {
    if (isSeen && isText(node)) tell(node);
    if (node.type === 'JSXAttribute') {
      const { value } = node as { value?: SyntaxNode | null };
      if (value) walk(value, attributes.has(nameOf(node)));
      return;
    }
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
    for (const child of getChildren(node))
      walk(child, isElement ? child.type !== 'JSXOpeningElement' : isSeen && isHandingOn(node));
  };
  walk(parseModule(file, source).program, false);
  return found;
}
