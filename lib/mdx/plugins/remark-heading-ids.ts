import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CompileContext } from '../context';

/** Sets the heading ids that authors wrote as `{#id}`; `rehype-slug` sets all others. @see acceptance DOC-13 */
export function remarkHeadingIds(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, 'heading', (node) => {
      const id = findId(context, node);
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
