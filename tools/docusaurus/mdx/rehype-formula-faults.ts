import type { Element, Root } from 'hast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { getCompileContext, reportProblem } from '@/lib/mdx/context';

/** Rehype plugin that reports formulas that KaTeX cannot parse and shows their source. Must run after rehype-katex. */
export function rehypeFormulaFaults(this: Processor) {
  const context = getCompileContext(this);
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (!isFault(node)) return;
      const { title } = node.properties;
      const message = String(title).replace(/^ParseError: KaTeX parse error: /, '');
      node.properties = { className: ['formula'] };
      reportProblem(context, node.position ?? parent?.position, {
        rule: 'formula',
        message: `This formula cannot be parsed: ${message.replace(/[.\s]*$/, '')}.`,
        hint: 'Correct the formula. Write \\$ for a dollar sign that does not begin a formula.',
        severity: 'error',
      });
    });
  };
}

function isFault({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('katex-error');
}
