import { existsSync, readFileSync } from 'node:fs';
import type { Identifier, ImportDeclaration, Literal, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { Severity } from '@/lib/content/types';
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

/** `known`: the page already has it, but its own code may import it; `done`: nothing left to do. */
type Use = 'code' | 'known' | 'done';

type Statement = Program['body'][number];

const firstLine: Place = { line: 1, column: 1 };

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
  const components: ThemeComponents = new Map();
  const lines: ScopeLine[] = [];
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const statement of node.data?.estree?.body ?? []) {
      const at = placeOfStatement(node, statement);
      const place = at ?? firstLine;
      const use = statement.type === 'ImportDeclaration' ? readImport(statement, at) : 'code';
      if (use === 'code') lines.push({ ...toLine(context, node, statement), place });
      // The page itself already has it; only its own code may need the import.
      if (use === 'known' && statement.type === 'ImportDeclaration')
        lines.push({ text: writeImport(statement), names: [], place });
    }
  });
  if (/\bfrontMatter\b/.test(context.text)) {
    const text = `export const frontMatter = ${JSON.stringify(source.frontMatter)};`;
    lines.push({ text, names: ['frontMatter'], place: firstLine });
  }
  if (lines.some((line) => line.names.length > 0)) await addScope(context, source, lines);
  return components;

  function fail(at: Place | undefined, message: string, hint: string, severity: Severity = 'error'): Use {
    report(context, at, { rule: 'unsupported-import', message, hint, severity });
    return 'done';
  }

  function readImport(statement: ImportDeclaration, at: Place | undefined): Use {
    const specifier = String(statement.source.value);
    const local = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name;
    if (rawLoader.test(specifier)) return readRaw(specifier.replace(rawLoader, ''), local, at);
    if (assetFile.test(specifier)) {
      if (local !== undefined) context.assets.set(local, resolveAddress(specifier, source));
      return pictureFile.test(specifier) ? 'known' : 'done';
    }
    if (/\.(?:css|s[ac]ss|less)$/.test(specifier)) {
      const hint = 'Styles of pages are not read: put them into app/styles, or do without.';
      return fail(at, `The styles of "${specifier}" are left out.`, hint, 'warning');
    }
    return isThemeModule(specifier) ? readTheme(specifier, local, at) : 'code';
  }

  function readRaw(specifier: string, local: string | undefined, at: Place | undefined): Use {
    const file = resolveSpecifier(specifier, source);
    if (file === null || !existsSync(file)) {
      const hint = 'Correct the path; it counts from the page, or from the site after "@site/".';
      return fail(at, `There is no file "${specifier}" to be shown.`, hint);
    }
    if (local !== undefined) context.assets.set(local, readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    return 'done';
  }

  function readTheme(specifier: string, local: string | undefined, at: Place | undefined): Use {
    const known = readThemeModule(specifier);
    if (known === 'functions') return 'code';
    if (known === undefined) {
      const hint = 'Use Markdown, or one of the components that docs/docusaurus-import.md lists.';
      return fail(at, `There is no replacement for "${specifier}" here.`, hint);
    }
    if (local !== undefined) components.set(local, known.component);
    // `@docusaurus/Translate` also exports functions, such as `translate`.
    return known.component === 'Translate' ? 'code' : 'known';
  }
}

/** Bundles the page's own code; its names become the scope of the page. */
async function addScope(context: CompileContext, source: PageSource, lines: readonly ScopeLine[]) {
  const { code, images, problems } = await bundleScope(lines, source);
  const top = lines[0]?.place ?? firstLine;
  context.doc.images.push(...images.map((href) => ({ href, ...top })));
  for (const { place, ...finding } of problems) report(context, place, finding);
  const names = [...new Set(lines.flatMap((line) => line.names))];
  context.doc.scope = {
    names,
    line: top.line,
    create: (components) => runScope(code, names, components),
  };
}

/** A statement as text, with the names that it defines. */
function toLine(context: CompileContext, node: MdxjsEsm, statement: Statement): Omit<ScopeLine, 'place'> {
  const names = readNames(statement);
  const text = textOf(context, node, statement);
  const isImport = statement.type === 'ImportDeclaration' && names.length > 0;
  return { text: isImport ? `${text}\nexport { ${names.join(', ')} };` : text, names };
}

/** Source of a statement; inserted parts have no offsets in the page, so their whole block is used. */
function textOf(context: CompileContext, node: MdxjsEsm, statement: Statement): string {
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

/** The names that a statement defines for the page. */
function readNames(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, specifiers } = statement;
  const patterns =
    declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => id)
      : declaration
        ? [declaration.id]
        : specifiers.map(({ exported }) => exported);
  return patterns.flatMap((name) => (name.type === 'Identifier' ? [name.name] : []));
}
