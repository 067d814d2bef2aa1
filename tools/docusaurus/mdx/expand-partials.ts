import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportDeclaration, Node } from 'estree';
import matter from 'gray-matter';
import type { Paragraph, Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { reportProblem, type CompileContext } from '@/lib/mdx/context';
import { getExpression, walkEstree } from '@/lib/mdx/estree';
import {
  isJsxElement,
  readAttributeExpression,
  readAttributeProgram,
  type JsxElement,
} from '@/lib/mdx/jsx-node';
import { prepareSource } from '@/lib/mdx/prepare-source';
import { rebaseSpecifier, resolveSpecifier, type PageSource } from './page-source';
import { resolveAddresses } from './resolve-addresses';

type ParseMarkdown = (text: string) => Root;

const partialFile = /\.mdx?$/;

/** Inputs of `expandPartials` that stay the same for nested partials. */
interface Work {
  context: CompileContext;
  source: PageSource;
  /** Parses Markdown with the parser that also parses the page. */
  parse: ParseMarkdown;
}

/**
 * Replaces each component that is an imported Markdown file (a partial: `import Part from './_part.mdx'`) with the
 * content of the file, and fills in props. The table of contents, search and checks then include the content of the
 * partial. Imports of the partial become imports of the page.
 * @see acceptance BLD-11
 */
export function expandPartials(tree: Root, work: Work, above: readonly string[] = []): void {
  const imported = extractPartialImports(tree, work);
  if (imported.size === 0) return;
  const uses: { node: JsxElement; siblings: RootContent[] }[] = [];
  visit(tree, (node, _index, parent) => {
    if (isJsxElement(node) && parent && imported.has(node.name ?? ''))
      uses.push({ node, siblings: parent.children });
  });
  for (const { node, siblings } of uses.toReversed()) {
    const file = imported.get(node.name ?? '') ?? '';
    const content = read(file, node, work, above);
    const at = siblings.indexOf(node as RootContent);
    siblings.splice(at, 1, ...content.filter(({ type }) => type !== 'mdxjsEsm'));
    tree.children.unshift(...content.filter(({ type }) => type === 'mdxjsEsm'));
  }
}

/** Removes the imports of partials from the tree. Returns the partials: local name → file. */
function extractPartialImports(tree: Root, { source }: Work): Map<string, string> {
  const files = new Map<string, string>();
  visit(tree, 'mdxjsEsm', (node) => {
    const program = node.data?.estree;
    if (!program) return;
    program.body = program.body.filter((statement) => {
      if (statement.type !== 'ImportDeclaration') return true;
      const file = readPartialFile(statement, source);
      const [specifier] = statement.specifiers;
      if (file === null || specifier?.type !== 'ImportDefaultSpecifier') return true;
      files.set(specifier.local.name, file);
      return false;
    });
  });
  return files;
}

function readPartialFile({ source }: ImportDeclaration, page: PageSource): string | null {
  const specifier = String(source.value);
  return partialFile.test(specifier) && !specifier.startsWith('!') ? resolveSpecifier(specifier, page) : null;
}

function read(file: string, use: JsxElement, work: Work, above: readonly string[]): RootContent[] {
  const { context, source } = work;
  if (above.includes(file)) {
    const message = `<${use.name}> contains itself: ${path.basename(file)} imports it again.`;
    return fail(context, use, message, 'Remove the circular import.');
  }
  try {
    const part = parsePartial(file, work.parse);
    const home = { ...source, dir: path.dirname(file) };
    expandPartials(part, { ...work, source: home }, [...above, file]);
    resolveAddresses(part, home, source.dir);
    rebaseImports(part, home.dir, source.dir);
    setPositions(part, use.position);
    fillProps(part, use);
    return use.type === 'mdxJsxTextElement' ? inLine(part, use, context) : part.children;
  } catch (error) {
    return explain(context, use, path.relative(source.siteDir, file), error);
  }
}

/** Returns the content of a partial that is used within a paragraph, which is allowed only for a single paragraph. */
function inLine(part: Root, use: JsxElement, context: CompileContext): RootContent[] {
  const modules = part.children.filter(({ type }) => type === 'mdxjsEsm');
  const blocks = part.children.filter(({ type }) => type !== 'mdxjsEsm');
  const [first] = blocks;
  if (!first) return modules;
  if (blocks.length === 1 && first.type === 'paragraph') return [...modules, ...first.children];
  const hint = 'Put the component on a separate line, with empty lines before and after.';
  fail(context, use, `<${use.name}> is used within a paragraph, but contains more than one paragraph.`, hint);
  return modules;
}

function rebaseImports(tree: Root, from: string, to: string): void {
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const before = String(statement.source.value);
      const after = rebaseSpecifier(before, from, to);
      statement.source = { type: 'Literal', value: after, raw: JSON.stringify(after) };
      if (before !== after) node.value = node.value.replaceAll(before, after);
    }
  });
}

function explain(context: CompileContext, use: JsxElement, file: string, error: unknown): RootContent[] {
  const reason = error instanceof Error ? error.message : String(error);
  const place: Partial<Position['start']> = typeof error === 'object' && error !== null ? { ...error } : {};
  const where = place.line === undefined ? '' : ` (line ${place.line} of its text)`;
  const message = `${file} cannot be included: ${reason.replace(/[.\s]*$/, '')}${where}.`;
  return fail(context, use, message, 'Correct the file, or the path in its import.');
}

/** Reports that a partial cannot be included. @returns an empty list, which replaces the partial */
function fail(context: CompileContext, use: JsxElement, message: string, hint: string): RootContent[] {
  reportProblem(context, use.position, { rule: 'partial', message, hint, severity: 'error' });
  return [];
}

/**
 * Parses a partial (a Markdown file that pages import). Sets the ids of headings, and turns paragraphs that contain
 * only components into blocks.
 * @param file absolute path of the partial
 * @throws Error when the file cannot be read or parsed
 */
function parsePartial(file: string, parse: ParseMarkdown): Root {
  const source = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  const { text, headingIds } = prepareSource(source === '' ? '' : matter(source).content);
  const tree = parse(text);
  visit(tree, 'heading', (node) => {
    const id = headingIds.get(node.position?.start.line ?? 0) ?? headingIds.get(node.position?.end.line ?? 0);
    if (id) node.data = { ...node.data, hProperties: { id } };
  });
  unwrapParagraphs(tree);
  return tree;
}

const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';

/** Replaces each paragraph that contains only components and expressions with blocks, as MDX does in pages. */
function unwrapParagraphs(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !holdsOnlyMarkup(node)) return;
    const siblings: RootContent[] = parent.children;
    const blocks = node.children.filter((child) => !isBlank(child)).map(toBlock);
    siblings.splice(index, 1, ...blocks);
    return index;
  });
}

function holdsOnlyMarkup({ children }: Paragraph): boolean {
  const rest = children.filter((child) => !isBlank(child));
  return rest.length > 0 && rest.every((child) => isJsxElement(child) || child.type === 'mdxTextExpression');
}

function toBlock(node: RootContent): RootContent {
  if (node.type === 'mdxTextExpression')
    return { ...node, type: 'mdxFlowExpression' } as unknown as RootContent;
  if (isJsxElement(node)) return { ...node, type: 'mdxJsxFlowElement' } as unknown as RootContent;
  return node;
}

/** Sets the position of all nodes to the place where the page uses the partial, so that problems name that line. */
function setPositions(tree: Root, position: Position | undefined): void {
  visit(tree, (node) => {
    if (position) node.position = position;
    else delete node.position;
  });
}

/** Props that a page passes to a partial: name of the attribute → expression. */
type Props = ReadonlyMap<string, Node>;

/**
 * Replaces `{props.name}` in a partial with the value of the attribute in `<Part name="x">…</Part>`, and
 * `{props.children}` with the content of the element. As in React, missing props render nothing.
 * @param tree content of the partial, which is modified
 * @param use element that the partial replaces
 */
function fillProps(tree: Root, use: JsxElement): void {
  const props = readProps(use);
  visit(tree, (node, index, parent) => {
    if (isJsxElement(node)) {
      for (const attribute of node.attributes) fillExpression(readAttributeProgram(attribute), props);
      return;
    }
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const { estree } = node.data ?? {};
    if (!isChildren(getExpression(estree))) fillExpression(estree, props);
    else if (parent && index !== undefined) {
      const siblings: RootContent[] = parent.children;
      siblings.splice(index, 1, ...structuredClone(use.children as RootContent[]));
      return index + use.children.length;
    }
    return;
  });
}

function readProps(use: JsxElement): Props {
  const props = new Map<string, Node>();
  for (const attribute of use.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { value } = attribute;
    const expression =
      readAttributeExpression(attribute) ??
      ({ type: 'Literal', value: value === null || value === undefined ? true : String(value) } as const);
    props.set(attribute.name, expression);
  }
  return props;
}

/** Returns the name `x` if an expression is `props.x`, otherwise undefined. */
function readName(node: Node | undefined): string | undefined {
  if (node?.type !== 'MemberExpression' || node.computed) return undefined;
  const isProps = node.object.type === 'Identifier' && node.object.name === 'props';
  return isProps && node.property.type === 'Identifier' ? node.property.name : undefined;
}

const isChildren = (node: Node | undefined) => readName(node) === 'children';

function fillExpression(estree: Node | null | undefined, props: Props): void {
  if (!estree) return;
  walkEstree(estree, (node) => {
    const name = readName(node);
    if (name === undefined) return;
    const value = structuredClone(props.get(name)) ?? { type: 'Identifier', name: 'undefined' };
    for (const field of Object.keys(node)) Reflect.deleteProperty(node, field);
    Object.assign(node, value);
    return 'skip';
  });
}
