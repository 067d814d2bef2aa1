import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { evaluateLiteral, getExpression } from '../estree';
import {
  isMdxExpression,
  isJsxElement,
  readAttribute,
  readStringAttribute,
  type JsxElement,
} from '../jsx-node';

/** Converts `<CodeBlock language="js" title="…">{`…`}</CodeBlock>` to a Markdown code block, to highlight it. */
export function remarkCodeElements() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node, 'CodeBlock') || !parent || index === undefined) return;
      const code = readCode(node);
      const siblings: RootContent[] = parent.children;
      if (code !== undefined) siblings[index] = createCode(node, code);
    });
  };
}

function readCode(element: JsxElement): string | undefined {
  const parts = element.children.map((child) => readText(child));
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  return parts.join('').replace(/^\n|\s+$/g, '');
}

function readText(node: RootContent): string | undefined {
  if (node.type === 'text') return node.value;
  if (node.type === 'paragraph' && node.children.every(({ type }) => type === 'text')) {
    return node.children.map((child) => readText(child)).join('');
  }
  if (!isMdxExpression(node)) return undefined;
  const value = evaluateLiteral(getExpression(node.data?.estree))?.value;
  return typeof value === 'string' ? value : undefined;
}

function createCode(element: JsxElement, value: string): Code {
  const className = readStringAttribute(element, 'className') ?? '';
  const lang = readStringAttribute(element, 'language') ?? /\blanguage-(\S+)/.exec(className)?.[1] ?? null;
  const title = readStringAttribute(element, 'title');
  const numbers = readAttribute(element, 'showLineNumbers')?.value;
  const meta = [
    title && `title="${title.replaceAll('"', "'")}"`,
    numbers !== undefined &&
      numbers !== false &&
      (numbers === true ? 'showLineNumbers' : `showLineNumbers=${String(numbers)}`),
    readStringAttribute(element, 'metastring'),
  ].filter((item) => typeof item === 'string');
  return {
    type: 'code',
    lang,
    meta: meta.join(' '),
    value,
    ...(element.position && { position: element.position }),
  };
}
