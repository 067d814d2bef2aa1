import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { createMentionFinder, type TermForms } from '@/lib/glossary/term-forms';
import { isJsxElement } from '../jsx-node';

/** Maximum number of marked terms per page, and per paragraph, list item or table cell. More would distract readers. */
const limits = { page: 12, block: 2 };

const blocks = new Set(['p', 'li', 'td', 'dd']);
const skipped = new Set(
  'a abbr button code dfn figure h1 h2 h3 h4 h5 h6 kbd pre samp section summary sup svg th'.split(' '),
);
const transparent = new Set('Admonition Details TabItem Tabs blockquote details div'.split(' '));

/**
 * Marks the first mention of each term in running text as `<Term id="…">`. Skips headings, links, code, captions,
 * titles and the content of most components. Definitions are looked up when the page is rendered.
 */
export function rehypeTerms(terms: readonly TermForms[]) {
  const findMentions = createMentionFinder(terms);
  return (tree: Root): void => {
    if (terms.length > 0) new TermMarker(findMentions).walk(tree, undefined);
  };
}

type Parent = Root | Element | MdxJsxTextElement;

class TermMarker {
  private readonly seen = new Set<string>();

  constructor(private readonly findMentions: ReturnType<typeof createMentionFinder>) {}

  walk(parent: Parent, block: { left: number } | undefined): void {
    const children = parent.children as RootContent[];
    parent.children = children.flatMap((child) => {
      if (child.type === 'text') return block ? this.mark(child, block) : [child];
      if (isEntered(child)) this.walk(child, startsBlock(child) ? { left: limits.block } : block);
      return [child];
    }) as ElementContent[] & typeof parent.children;
  }

  private mark(text: Text, block: { left: number }): RootContent[] {
    const parts: RootContent[] = [];
    let end = 0;
    for (const mention of this.findMentions(text.value)) {
      if (block.left === 0 || this.seen.size >= limits.page || this.seen.has(mention.id)) continue;
      this.seen.add(mention.id);
      block.left--;
      parts.push({ type: 'text', value: text.value.slice(end, mention.start) });
      parts.push(createTerm(mention.id, text.value.slice(mention.start, mention.end)) as RootContent);
      end = mention.end;
    }
    return end === 0 ? [text] : [...parts, { type: 'text', value: text.value.slice(end) }];
  }
}

function isEntered(node: RootContent): node is Element {
  // JSX elements include HTML elements that authors write as JSX.
  if (isJsxElement(node))
    return !node.name || transparent.has(node.name) || (/^[a-z]/.test(node.name) && !skipped.has(node.name));
  return node.type === 'element' && !skipped.has(node.tagName) && node.properties['dataTitle'] === undefined;
}

function startsBlock(node: RootContent): boolean {
  return blocks.has(node.type === 'element' ? node.tagName : isJsxElement(node) ? (node.name ?? '') : '');
}

function createTerm(id: string, value: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
    children: [{ type: 'text', value }],
  };
}
