import type { Element, Nodes, Root as HtmlRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { BlockContent, Paragraph, PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { rawText } from './plain-text';

const hasClass = ({ properties }: Element, name: string) => [properties['className']].flat().includes(name);

/** True for what readers do not read in the order of the text: icons, tooltips, second variants, the bar of tabs. */
function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element;
  if (hasClass(element, 'tab-caption')) return false;
  return (
    ['wbr', 'svg', 'script', 'style'].includes(tagName) ||
    properties['ariaHidden'] === 'true' ||
    ['tooltip', 'tablist'].includes(String(properties['role'])) ||
    'dataFootnoteBackref' in properties ||
    ['anchor', 'themed-image-dark', 'image-placeholder'].some((name) => hasClass(element, name))
  );
}

const toBold = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});

/** Turns a caption into a bold paragraph, unless it contains blocks. */
const caption: Handle = (state, element) => {
  const children = state.all(element);
  const isInline = state.toFlow(children).every(({ type }) => type === 'paragraph');
  return isInline ? toBold(children as PhrasingContent[]) : state.toFlow(children);
};

/** Replaces highlighted code by plain code with its language, which is a class of the figure around it. */
function simplifyCode(pre: Element, figure: Nodes): void {
  const classes = figure.type === 'element' ? [figure.properties['className']].flat() : [];
  const className = classes.filter((name) => String(name).startsWith('language-')) as string[];
  const code = { type: 'text', value: rawText(pre) } as const;
  pre.children = [{ type: 'element', tagName: 'code', properties: { className }, children: [code] }];
}

/** Turns a callout into a block quote that starts with its caption. */
const div: Handle = (state, element) => {
  const children = state.toFlow(state.all(element)) as BlockContent[];
  if (!hasClass(element, 'admonition')) return children;
  const [title, ...body] = children;
  const first = title?.type === 'paragraph' ? toBold(title.children) : title;
  return { type: 'blockquote', children: first ? [first, ...body] : body };
};

const p: Handle = (state, element) => {
  if (hasClass(element, 'tab-caption')) return caption(state, element, undefined);
  return { type: 'paragraph', children: state.all(element) as PhrasingContent[] };
};

/** Turns a clip into its first frame, which links to the clip. */
const video: Handle = (state, { properties: { src, poster, ariaLabel } }) => ({
  type: 'link',
  url: state.resolve(String(src ?? '')),
  children: [{ type: 'image', url: state.resolve(String(poster ?? '')), alt: String(ariaLabel ?? '') }],
});

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', listItemIndent: 'one' });

/** Parses HTML of a page's text, without what readers do not read in its order. */
export function parseReadHtml(html: string): HtmlRoot {
  const tree = fromHtml(html, { fragment: true });
  visit(tree as Nodes, 'element', (element, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (element.tagName === 'pre') return SKIP;
    if (!isLeftOut(element)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index] as const;
  });
  return tree;
}

/**
 * Converts the HTML of a page's text to GitHub Flavored Markdown: what a reader reads, in the same order, with tabs and
 * details expanded and all addresses absolute.
 * @param url full URL of the page, to which its addresses are relative
 */
export function toPageMarkdown(html: string, url: string): string {
  const tree = parseReadHtml(html);
  visit(tree as Nodes, 'element', (element, _index, parent) => {
    if (parent && element.tagName === 'pre') simplifyCode(element, parent);
  });
  tree.children.unshift({ type: 'element', tagName: 'base', properties: { href: url }, children: [] });
  const document = toMdast(tree, {
    handlers: { div, figcaption: caption, p, summary: caption, video },
    // Comments mark where commands add links to a finished page.
    nodeHandlers: { comment: () => undefined },
  });
  return writer.stringify(document as Root);
}
