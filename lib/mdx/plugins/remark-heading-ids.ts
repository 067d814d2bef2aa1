import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CompileContext } from '../context';

/**
 * Gives headings the ids their authors wrote as `{#id}`; the others get theirs from `rehype-slug`.
 *
 * @see acceptance DOC-13
 */
export function remarkHeadingIds(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, 'heading', (node) => {
      const id = customId(context, node);
      if (id) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    });
  };
}

function customId({ headingIds }: CompileContext, { position }: Heading): string | undefined {
  if (!position) return undefined;
  for (let line = position.start.line; line <= position.end.line; line++) {
    const id = headingIds.get(line);
    if (id) return id;
  }
  return undefined;
}
