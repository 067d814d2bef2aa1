import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CompileContext } from '../context';

/**
 * Gives headings their ids: those that authors wrote as `{#id}`, else a slug of what the heading says in Markdown, as
 * Docusaurus makes it: an emoji by its code, an image by its text, without marks of footnotes. So it runs before anything
 * replaces parts of a heading. Ids that are given twice get numbers; a heading without text gets none.
 *
 * @see acceptance DOC-13
 */
export function remarkHeadingIds(context: CompileContext) {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (node) => {
      const id = customId(context, node) ?? givenId(node) ?? slugger.slug(headingText(node));
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
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

/** The id that a heading has already: of a part that the page imports. */
function givenId({ data }: Heading): string | undefined {
  const id = data?.hProperties?.['id'];
  return typeof id === 'string' ? id : undefined;
}

interface TextNode {
  type: string;
  name?: unknown;
  value?: unknown;
  alt?: unknown;
  children?: readonly TextNode[];
}

function headingText({ type, name, value, alt, children }: TextNode): string {
  if (typeof value === 'string') return value;
  if (typeof alt === 'string') return alt;
  const within = (children ?? []).map(headingText).join('');
  // `3:4` is no directive in Docusaurus; `a:b` is one, and says nothing.
  const isNumber = type === 'textDirective' && /^\d/.test(String(name));
  return isNumber ? `:${String(name)}${within}` : within;
}
