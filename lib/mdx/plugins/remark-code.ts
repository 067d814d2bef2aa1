import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { formatCount } from '@/lib/content/problems';
import { getBodyPlace, reportProblem, type CompileContext, type BodyPlace } from '../context';
import { evaluateLiteral, getExpression } from '../estree';
import { parseFenceMeta, type FenceMeta } from '../fence-meta';
import { highlightCode } from '../highlight';
import {
  isMdxExpression,
  isJsxElement,
  readAttribute,
  readStringAttribute,
  type JsxElement,
  createJsxElement,
} from '../jsx-node';
import { extractMagicComments, type MarkedCode } from '../magic-comments';
import { replaceCodeBlocks } from '../replace-code-blocks';

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
  const { position } = element;
  return { type: 'code', lang, meta: meta.join(' '), value, ...(position && { position }) };
}

/** Replaces Markdown code blocks with `<CodeBlock>` and highlighted HTML. @see acceptance DOC-22, DOC-26 */
export function remarkCode(context: CompileContext) {
  const replace = async (node: Code) => [await createCodeBlock(context, node)];
  return (tree: Root): Promise<void> => replaceCodeBlocks(tree, () => true, replace);
}

async function createCodeBlock(context: CompileContext, node: Code): Promise<RootContent> {
  const lang = node.lang?.toLowerCase() ?? 'text';
  const meta = parseFenceMeta(node.meta ?? '');
  const marked = extractMagicComments(node.value);
  reportFaults(context, getBodyPlace(node.position), meta, marked);
  const { title, lineNumbers, sample } = meta;
  context.doc.fences.push({
    lang,
    ...(title !== undefined && { title }),
    code: node.value,
    line: node.position?.start.line ?? 1,
    indent: (node.position?.start.column ?? 1) - 1,
    meta: sample,
  });
  const html = await highlightCode(marked.code, lang, {
    marks: new Map([...marked.marks, ...meta.lines.map((line) => [line, 'hl'] as const)]),
    ...(lineNumbers !== undefined && { firstNumber: lineNumbers }),
  });
  const isNumbered = lineNumbers === undefined ? undefined : true;
  return createJsxElement('CodeBlock', { html, lang, title, lineNumbers: isNumbered, ran: sample.ran }, node);
}

function reportFaults(
  context: CompileContext,
  start: BodyPlace,
  meta: FenceMeta,
  { code, faults }: MarkedCode,
): void {
  for (const fault of meta.faults)
    reportProblem(context, start, { rule: 'code-meta', ...fault, severity: 'warning' });
  for (const { line, message, hint } of faults) {
    const place = { line: start.line + line, column: 1 };
    reportProblem(context, place, { rule: 'highlight-comment', message, hint, severity: 'warning' });
  }
  const lines = code.split('\n').length;
  const beyond = meta.lines.find((line) => line > lines);
  if (beyond === undefined) return;
  const message = `Line ${beyond} should be marked, but the code only has ${formatCount(lines, 'line')}.`;
  const hint = 'Correct the numbers in braces. Lines with highlight comments do not count.';
  reportProblem(context, start, { rule: 'code-meta', message, hint, severity: 'warning' });
}
