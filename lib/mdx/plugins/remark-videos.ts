import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { reportProblem, type CompileContext } from '../context';
import { getAttribute, isJsxElement } from '../jsx-node';

const hints = {
  title: 'Add title="…", which says what the video shows.',
  href: 'Add href="https://…", the address where the video can be watched.',
};

/** Reports a `<Video>` without title or address. */
export function remarkVideos(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsxElement(node, 'Video')) return;
      if (node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return;
      for (const [name, hint] of Object.entries(hints)) {
        if (getAttribute(node, name)?.value) continue;
        const message = `This <Video> has no ${name}.`;
        reportProblem(context, node.position, { rule: 'video', message, hint, severity: 'error' });
      }
    });
  };
}
