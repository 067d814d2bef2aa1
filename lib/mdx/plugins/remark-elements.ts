import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { reportProblem, type CompileContext } from '../context';
import { getAttribute, isJsxElement } from '../jsx-node';

/** Attributes that components need, with the hint for pages that lack them. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Admonition: { type: 'Add type="note", or write a :::note block.' },
  Card: {
    href: 'Add href="./page.md", the page to which the card leads.',
    title: 'Add title="…", the text of the link.',
  },
  // `insertScreenshots` adds `src`, if the version has a list of screenshots.
  Screenshot: {
    src: 'Write <Screenshot name="…" /> on a line of its own, with a name from screenshots/screenshots.json.',
  },
  Video: {
    title: 'Add title="…", which says what the video shows.',
    href: 'Add href="https://…", the address where the video can be watched.',
  },
};

/**
 * Renders `<details>`, and `<h2 id>` to `<h6 id>`, with our components, and reports components without attributes that
 * they need. @see acceptance DOC-11, DOC-27
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
      for (const [name, hint] of Object.entries(needed[node.name ?? ''] ?? {})) {
        if (getAttribute(node, name)?.value) continue;
        const message = `This <${node.name}> has no ${name === 'src' ? 'picture' : name}.`;
        reportProblem(context, node.position, {
          rule: 'missing-attribute',
          message,
          hint,
          severity: 'error',
        });
      }
    });
  };
}
