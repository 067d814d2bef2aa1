import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { formatCount } from '@/lib/content/problems';
import type { TextPosition } from '@/lib/content/yaml-map';
import { getBodyPlace, reportProblem, type CompileContext } from '../context';
import { parseFenceMeta, type FenceMeta } from '../fence-meta';
import { highlightCode } from '../highlight';
import { createJsxElement } from '../jsx-node';
import { extractMagicComments, type MarkedCode } from '../magic-comments';
import { createDiagram, isDiagram } from './diagram-block';

/**
 * Replaces code blocks, one after the other: diagrams with drawings, and others with `<CodeBlock>` and highlighted HTML.
 * @see acceptance DOC-22, DOC-26
 */
export function remarkCode(context: CompileContext) {
  return async (tree: Root): Promise<void> => {
    const found: { node: Code; siblings: RootContent[] }[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (parent) found.push({ node, siblings: parent.children });
    });
    let diagrams = 0;
    for (const { node, siblings } of found) {
      checkFences(context, node);
      const made = isDiagram(node)
        ? await createDiagram(context, node, (diagrams += 1))
        : [await createCodeBlock(context, node)];
      siblings.splice(siblings.indexOf(node), 1, ...made);
    }
  };
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

/** Reports a code block without an end, and one that contains the opening line of the next one. */
function checkFences(context: CompileContext, { position, value }: Code): void {
  const source = context.text.slice(position?.start.offset, position?.end.offset);
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  if (!position || fence === undefined) return;
  const [last = '', ...above] = source.split('\n').toReversed();
  const isClosed = above.length > 0 && last.replace(/^[ \t>]*/, '').startsWith(fence);
  const hasOpening = value.split('\n').some((line) => line.startsWith(fence) && /\w/.test(line));
  if (isClosed && !hasOpening) return;
  const message = 'This code block is never closed, so it includes what follows it.';
  const hint = `Put "${fence}" on a separate line where the code ends, or use more of these characters around code that contains such lines.`;
  reportProblem(context, position, { rule: 'unclosed-code-block', message, hint, severity: 'warning' });
}

function reportFaults(
  context: CompileContext,
  start: TextPosition,
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
