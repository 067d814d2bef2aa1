import path from 'node:path';
import type { ImportDeclaration } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { reportProblem, type CompileContext } from '@/lib/mdx/context';
import { isJsxElement, type JsxElement } from '@/lib/mdx/jsx-node';
import { fillProps } from './fill-props';
import { rebaseSpecifier, resolveSpecifier, type PageSource } from './page-source';
import { parsePartial, setPositions, type ParseMarkdown } from './parse-partial';
import { resolveAddresses } from './resolve-addresses';

const partialFile = /\.mdx?$/;

/** Inputs of `expandPartials` that stay the same for nested partials. */
interface Work {
  context: CompileContext;
  source: PageSource;
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
