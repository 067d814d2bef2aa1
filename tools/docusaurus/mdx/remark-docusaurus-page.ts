import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import { visit, SKIP } from 'unist-util-visit';
import { getBodyPlace, getCompileContext, reportProblem, type CompileContext } from '@/lib/mdx/context';
import { getExpression } from '@/lib/mdx/estree';
import { getAttribute, isJsxElement, type JsxElement } from '@/lib/mdx/jsx-node';
import { renderDiagram } from '@/lib/mdx/diagram/render-diagram';
import { isDiagram } from '@/lib/mdx/plugins/remark-diagrams';
import { replaceCodeBlocks } from '@/lib/mdx/replace-code-blocks';
import { expandPartials } from './expand-partials';
import type { PageSource } from './page-source';
import { readImports, type ThemeComponents } from './read-imports';
import { resolveAddresses } from './resolve-addresses';

/**
 * Remark plugin that converts a page of a Docusaurus site to the form of our own pages: expands partials, bundles
 * imports and exports, replaces components of Docusaurus with ours, and makes addresses relative to the page.
 * @see acceptance BLD-11
 */
export function remarkDocusaurusPage(this: Processor, source: PageSource) {
  const context = getCompileContext(this);
  const parse = (text: string) => this.parse(text) as Root;
  return async (tree: Root): Promise<void> => {
    expandPartials(tree, { context, source, parse });
    const components = await readImports(tree, context, source);
    visit(tree, 'mdxjsEsm', (_node, index, parent) => {
      if (!parent || index === undefined) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    adaptThemeElements(tree, context, components);
    resolveAddresses(tree, source);
    await replaceCodeBlocks(tree, isDiagram, async (node, number) => [
      await drawOrKeep(node, number, context),
    ]);
  };
}

/**
 * Draws a Mermaid diagram. Unlike in our own pages, titles and text alternatives are optional. A diagram that cannot be
 * drawn is shown as code and reported as a warning.
 */
async function drawOrKeep(node: Code, number: number, context: CompileContext): Promise<RootContent> {
  const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? `Diagram ${number}`;
  const drawn = await renderDiagram(node, number, { title, alt: '' });
  if ('element' in drawn) return drawn.element;
  const { line, message } = drawn.faults[0] ?? { line: 0, message: 'It cannot be drawn.' };
  const { line: start, column } = getBodyPlace(node.position);
  reportProblem(
    context,
    { line: start + line, column },
    {
      rule: 'diagram',
      message: `This diagram is shown as code: ${message}`,
      hint: 'Only flowcharts and sequence diagrams can be drawn. Use one of these, or an image.',
      severity: 'warning',
    },
  );
  return { ...node, lang: 'text' };
}

/**
 * Replaces components that a page imports from Docusaurus with ours: `<Link to>` becomes a link, `<Translate>` its
 * text, an image imported as a component becomes an image, and `<BrowserOnly>` its fallback.
 * @see acceptance BLD-11
 */
function adaptThemeElements(tree: Root, context: CompileContext, components: ThemeComponents): void {
  visit(tree, (node, index, parent) => {
    if (!isJsxElement(node) || node.name === null) return;
    const component = components.get(node.name);
    const picture = context.assets.get(node.name);
    if (picture !== undefined) toImage(node, picture);
    else if (component === 'Link') toLink(node);
    else if (component === 'Translate') toFragment(node);
    else if (component === 'BrowserOnly' && parent && index !== undefined) {
      const siblings: RootContent[] = parent.children;
      siblings.splice(index, 1, ...toFallback(context, node));
      return index;
    } else if (component !== undefined) node.name = component;
    return;
  });
}

function toImage(element: JsxElement, path: string): void {
  const title = getAttribute(element, 'title')?.value;
  element.name = 'img';
  element.attributes = element.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || !['src', 'role', 'title'].includes(attribute.name),
  );
  element.attributes.push({ type: 'mdxJsxAttribute', name: 'src', value: path });
  if (!getAttribute(element, 'alt'))
    element.attributes.push({
      type: 'mdxJsxAttribute',
      name: 'alt',
      value: typeof title === 'string' ? title : '',
    });
}

function toLink(element: JsxElement): void {
  element.name = 'a';
  const to = getAttribute(element, 'to');
  if (!to) return;
  if (getAttribute(element, 'href')) element.attributes = element.attributes.filter((other) => other !== to);
  else to.name = 'href';
}

/** Turns an element into a fragment, which renders only its content. */
function toFragment(element: JsxElement): void {
  element.name = null;
  element.attributes = [];
}

const isFunction = (node: RootContent) =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  /Function/.test(getExpression(node.data?.estree)?.type ?? '');

/** Returns the content of `<BrowserOnly>`, or its fallback if the content is a function that only browsers can call. */
function toFallback(context: CompileContext, element: JsxElement): RootContent[] {
  const children = element.children as RootContent[];
  if (!children.some(isFunction)) return children;
  const fallback = getAttribute(element, 'fallback');
  reportProblem(context, element.position, {
    rule: 'browser-only',
    message: `The content of <${element.name}> needs a browser and is omitted${fallback ? '; its fallback is shown' : ''}.`,
    hint: 'Add a fallback with the same information, or write the content as Markdown.',
    severity: 'warning',
  });
  return fallback ? [toExpression(element, fallback)] : [];
}

function toExpression(element: JsxElement, { value }: MdxJsxAttribute): RootContent {
  const position = element.position && { position: element.position };
  if (typeof value !== 'object' || value === null) return { type: 'text', value: value ?? '', ...position };
  const type = element.type === 'mdxJsxFlowElement' ? 'mdxFlowExpression' : 'mdxTextExpression';
  return { type, value: value.value, ...(value.data && { data: value.data }), ...position } as RootContent;
}
