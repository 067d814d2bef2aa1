import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { reportProblem, type CompileContext } from '../context';

/**
 * Sets the heading ids that authors wrote as `{#id}`; `rehype-slug` sets all others. Reports ids with spaces, which HTML
 * does not allow, and headings without text.
 * @see acceptance DOC-13
 */
export function remarkHeadingIds(context: CompileContext) {
  const report = ({ position }: Heading, message: string, hint: string) =>
    reportProblem(context, position, { rule: 'invalid-heading', message, hint, severity: 'warning' });
  return (tree: Root): void => {
    visit(tree, 'heading', (node) => {
      const { start, end } = node.position ?? {};
      // An underlined heading has its id above the underline.
      const id = context.headingIds.get(Math.max(start?.line ?? 0, (end?.line ?? 0) - 1));
      if (id !== undefined && /\s/.test(id)) {
        const message = `The id "${id}" contains spaces.`;
        report(node, message, 'Write hyphens instead of the spaces.');
      }
      if (node.children.length === 0)
        report(node, 'This heading has no text.', 'Write its text after the "#", or remove it.');
      if (id !== undefined) node.data = { ...node.data, hProperties: { id } };
    });
  };
}
