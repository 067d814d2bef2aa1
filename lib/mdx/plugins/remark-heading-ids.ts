import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CompileContext } from '../context';
import type { TextNode } from '../plain-text';

/**
 * Sets the heading ids that differ from those of `rehype-slug`: ids that authors wrote as `{#id}`, and ids that
 * Docusaurus derives from the Markdown source instead of the HTML (with emoji codes and text alternatives of images,
 * without footnote references). Duplicate ids get numbers.
 * @see acceptance DOC-13
 */
export function remarkHeadingIds(context: CompileContext) {
  return (tree: Root): void => {
    const docusaurus = new GithubSlugger();
    const rehypeSlug = new GithubSlugger();
    let counts = true;
    visit(tree, 'heading', (node) => {
      const given = customId(context, node);
      if (given !== undefined) return setId(node, given);
      const text = headingText(node);
      const id = docusaurus.slug(text);
      // After the first heading whose slug differs between `rehype-slug` and Docusaurus, numbers of duplicates may
      // differ too, so all ids are set here.
      counts &&= isSameAsHtml(node) && rehypeSlug.slug(text) === id;
      if (!counts) setId(node, id);
    });
  };
}

function setId(node: Heading, id: string): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
}

function customId({ headingIds }: CompileContext, { position }: Heading): string | undefined {
  if (!position) return undefined;
  for (let line = position.start.line; line <= position.end.line; line++) {
    const id = headingIds.get(line);
    if (id) return id;
  }
  return undefined;
}

const plainTypes = new Set(['heading', 'text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link']);

/** Matches `:b` in `a:b`, which Docusaurus parses as a directive without text. Does not match `:tada:`. */
const directive = /(?<!:):[A-Za-z][\w-]*(?![\w:-])/g;

/** True if the text of a heading is the same in Markdown and in HTML. */
function isSameAsHtml({ type, value, children = [] }: TextNode): boolean {
  const differs =
    type === 'text' && (/:[\w+-]+:/.test(String(value)) || String(value).search(directive) >= 0);
  return plainTypes.has(type) && !differs && children.every(isSameAsHtml);
}

function headingText({ type, value, alt, children }: TextNode): string {
  if (typeof value === 'string') return type === 'text' ? value.replace(directive, '') : value;
  if (typeof alt === 'string') return alt;
  return (children ?? []).map(headingText).join('');
}
