import type { Element, Root } from 'hast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { getContext, report } from '@/lib/mdx/context';

/** Reports formulas that KaTeX cannot read; the page shows them as written. Runs after rehype-katex. */
export function rehypeFormulaFaults(this: Processor) {
  const context = getContext(this);
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (!isFault(node)) return;
      const { title } = node.properties;
      const message = String(title).replace(/^ParseError: KaTeX parse error: /, '');
      node.properties = { className: ['formula'] };
      report(context, node.position ?? parent?.position, {
        rule: 'formula',
        message: `This formula cannot be read: ${message.replace(/[.\s]*$/, '')}.`,
        hint: 'Correct it; a dollar sign that begins no formula is written \\$.',
        severity: 'error',
      });
    });
  };
}

function isFault({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('katex-error');
}
