import { existsSync, readFileSync } from 'node:fs';
import type { Identifier, ImportDeclaration, Literal, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { report, type CompileContext, type Place } from '@/lib/mdx/context';
import { placeOfStatement } from '@/lib/mdx/plugins/remark-module-lines';
import { bundleScope, type ScopeLine } from './bundle-scope';
import { resolveSpecifier, type PageSource } from './page-source';
import { resolveAddress } from './resolve-addresses';
import { runScope } from './run-scope';
import { isThemeModule, readThemeModule } from './theme-names';

const assetFile = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|pdf|zip)$/i;
const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i;
const rawLoader = /^!!?raw-loader!/;

/** Name of an imported component of Docusaurus → our name of it. */
export type ThemeComponents = Map<string, string>;

/** Inputs of `readImports`. */
interface Work {
  context: CompileContext;
  source: PageSource;
  components: ThemeComponents;
}

/**
 * Reads the `import` and `export` lines of a page of Docusaurus: images and raw texts become assets of the context,
 * components of Docusaurus become our own, and the rest (components of the site, values, JSON) is bundled as the scope of
 * the page. An import that cannot be resolved is reported at its place.
 *
 * @see acceptance BLD-11
 */
export async function readImports(
  tree: Root,
  context: CompileContext,
  source: PageSource,
): Promise<ThemeComponents> {
  const work: Work = { context, source, components: new Map() };
  const lines: ScopeLine[] = [];
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const statement of node.data?.estree?.body ?? []) {
      const at = placeOfStatement(node, statement);
      const line = toLine(context, node, statement, at);
      const use = statement.type === 'ImportDeclaration' ? readImport(work, statement, at) : 'code';
      if (use === 'code') lines.push(line);
      // The page itself already has it; only its own code may need the import.
      if (use === 'known' && statement.type === 'ImportDeclaration')
        lines.push({ ...line, text: writeImport(statement), names: [] });
    }
  });
  if (/\bfrontMatter\b/.test(context.text))
    lines.push({
      text: `export const frontMatter = ${JSON.stringify(source.frontMatter)};`,
      names: ['frontMatter'],
      place: { line: 1, column: 1 },
    });
  if (lines.some((line) => line.names.length > 0)) await addScope(context, source, lines);
  return work.components;
}

/** Bundles the page's own code; its names become the scope of the page. */
async function addScope(
  context: CompileContext,
  source: PageSource,
  lines: readonly ScopeLine[],
): Promise<void> {
  const { code, images, problems } = await bundleScope(lines, source);
  const top = lines[0]?.place ?? { line: 1, column: 1 };
  context.doc.images.push(...images.map((href) => ({ href, ...top })));
  for (const { place, ...finding } of problems) report(context, place, finding);
  const names = [...new Set(lines.flatMap((line) => line.names))];
  context.doc.scope = {
    names,
    line: top.line,
    create: (components) => runScope(code, names, components),
  };
}

/** `known`: the page already has it, but its own code may import it; `done`: nothing left to do. */
type Use = 'code' | 'known' | 'done';

function readImport(work: Work, statement: ImportDeclaration, at: Place | undefined): Use {
  const { context, source } = work;
  const specifier = String(statement.source.value);
  const local = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name;
  if (rawLoader.test(specifier)) {
    readRaw(work, specifier.replace(rawLoader, ''), local, at);
    return 'done';
  }
  if (assetFile.test(specifier)) {
    if (local !== undefined) context.assets.set(local, resolveAddress(specifier, source));
    return pictureFile.test(specifier) ? 'known' : 'done';
  }
  if (/\.(?:css|s[ac]ss|less)$/.test(specifier)) {
    const hint = 'Styles of pages are not read: put them into app/styles, or do without.';
    fail(context, at, `The styles of "${specifier}" are left out.`, hint, 'warning');
    return 'done';
  }
  return isThemeModule(specifier) ? readTheme(work, specifier, local, at) : 'code';
}

function readRaw(
  { context, source }: Work,
  specifier: string,
  local: string | undefined,
  at: Place | undefined,
): void {
  const file = resolveSpecifier(specifier, source);
  if (file === null || !existsSync(file))
    fail(
      context,
      at,
      `There is no file "${specifier}" to be shown.`,
      'Correct the path; it counts from the page, or from the site after "@site/".',
    );
  else if (local !== undefined) context.assets.set(local, readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
}

function readTheme(
  { context, components }: Work,
  specifier: string,
  local: string | undefined,
  at: Place | undefined,
): Use {
  const known = readThemeModule(specifier);
  if (known === 'functions') return 'code';
  if (known === undefined) {
    fail(
      context,
      at,
      `There is no replacement for "${specifier}" here.`,
      'Use Markdown, or one of the components that docs/docusaurus-import.md lists.',
    );
    return 'done';
  }
  if (local !== undefined) components.set(local, known.component);
  // `@docusaurus/Translate` also exports functions, such as `translate`.
  return known.component === 'Translate' ? 'code' : 'known';
}

/** A statement as text, with the names that it defines. */
function toLine(
  context: CompileContext,
  node: MdxjsEsm,
  statement: Program['body'][number],
  at: Place | undefined,
): ScopeLine {
  const place = at ?? { line: 1, column: 1 };
  const text = textOf(context, node, statement);
  const [names, extra] = readNames(statement);
  return { text: extra ? `${text}\n${extra}` : text, names, place };
}

/** Source of a statement; inserted parts have no offsets in the page, so their whole block is used. */
function textOf(context: CompileContext, node: MdxjsEsm, statement: Program['body'][number]): string {
  if (statement.type === 'ImportDeclaration') return writeImport(statement);
  const { start, end } = statement as { start?: number; end?: number };
  const own = start === undefined || end === undefined ? '' : context.text.slice(start, end);
  return own !== '' && node.value.includes(own)
    ? own
    : node.value.replaceAll(/^import\s[^;]*?["'][^"']+["'];?/gm, '');
}

function writeImport({ specifiers, source }: ImportDeclaration): string {
  const from = JSON.stringify(source.value);
  const lines = specifiers.map((specifier) => {
    const local = specifier.local.name;
    if (specifier.type === 'ImportNamespaceSpecifier') return `import * as ${local} from ${from};`;
    const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
    return `import { ${imported} as ${local} } from ${from};`;
  });
  return lines.length > 0 ? lines.join('\n') : `import ${from};`;
}

const nameOf = (name: Identifier | Literal): string =>
  name.type === 'Identifier' ? name.name : JSON.stringify(name.value);

/** The names that a statement defines for the page, and the export statement that re-exports imported ones. */
function readNames(statement: Program['body'][number]): [string[], string] {
  if (statement.type === 'ImportDeclaration') {
    const locals = statement.specifiers.map(({ local }) => local.name);
    return [locals, locals.length > 0 ? `export { ${locals.join(', ')} };` : ''];
  }
  if (statement.type !== 'ExportNamedDeclaration') return [[], ''];
  const { declaration } = statement;
  if (declaration?.type === 'VariableDeclaration') {
    return [declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])), ''];
  }
  if (declaration) return [[declaration.id.name], ''];
  return [
    statement.specifiers.flatMap(({ exported }) => (exported.type === 'Identifier' ? [exported.name] : [])),
    '',
  ];
}

function fail(
  context: CompileContext,
  at: Place | undefined,
  message: string,
  hint: string,
  severity: 'error' | 'warning' = 'error',
): void {
  report(context, at, { rule: 'unsupported-import', message, hint, severity });
}
