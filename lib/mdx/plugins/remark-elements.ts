import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { reportProblem, type CompileContext } from '../context';
import { getAttribute, isJsxElement } from '../jsx-node';

const videoHints = {
  title: 'Add title="…", which says what the video shows.',
  href: 'Add href="https://…", the address where the video can be watched.',
};

/**
 * Renders `<details>`, and `<h2 id>` to `<h6 id>`, with our components, and reports a `<Video>` without title or address.
 * @see acceptance DOC-11, DOC-27
 */
export function remarkElements(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsxElement(node)) return;
      if (node.name === 'details') node.name = 'Details';
      if (/^h[2-6]$/.test(node.name ?? '') && getAttribute(node, 'id')) {
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'as', value: node.name });
        node.name = 'Heading';
      }
      for (const [name, hint] of Object.entries(node.name === 'Video' ? videoHints : {})) {
        if (getAttribute(node, name)?.value) continue;
        const message = `This <Video> has no ${name}.`;
        reportProblem(context, node.position, { rule: 'video', message, hint, severity: 'error' });
      }
    });
  };
}
