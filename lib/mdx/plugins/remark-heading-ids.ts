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
      const id = findId(context, node);
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

function findId({ headingIds }: CompileContext, { position }: Heading): string | undefined {
  if (!position) return undefined;
  for (let line = position.start.line; line <= position.end.line; line++) {
    const id = headingIds.get(line);
    if (id) return id;
  }
  return undefined;
}
