import { existsSync, readFileSync } from 'node:fs';
import type { Identifier, ImportDeclaration, Literal, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { Severity } from '@/lib/content/types';
import { reportProblem, type CompileContext, type BodyPlace } from '@/lib/mdx/context';
import { getStatementPlace } from '@/lib/mdx/plugins/remark-module-lines';
import { bundlePageScope, type ScopeLine } from './bundle-page-scope';
import { resolveSpecifier, type PageSource } from './page-source';
import { resolveAddress } from './resolve-addresses';
import { runPageScope } from './run-page-scope';
import { isThemeModule, findThemeModule } from './theme-names';

const assetFile = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|pdf|zip)$/i;
const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i;
const rawLoader = /^!!?raw-loader!/;

/** Components that a page imports from Docusaurus: local name in the page → name of our component. */
export type ThemeComponents = Map<string, string>;

/** Treatment of an import: `code` is bundled; `known` is bundled only for exports of the page; `done` is dropped. */
type Treatment = 'code' | 'known' | 'done';

type Statement = Program['body'][number];

const firstLine: BodyPlace = { line: 1, column: 1 };

/**
 * Reads the imports and exports of a page. Imported images and raw files become assets of the context, components of
 * Docusaurus become ours, and everything else (components of the site, values, JSON) is bundled and becomes the scope
 * of the page. Reports each import that cannot be resolved.
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
      const at = getStatementPlace(node, statement);
      const place = at ?? firstLine;
      const use = statement.type === 'ImportDeclaration' ? readImport(statement, at) : 'code';
      if (use === 'code') lines.push({ ...toLine(context, node, statement), place });
      // The Markdown of the page does not need this import, but exported code of the page may use it.
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

  function fail(
    at: BodyPlace | undefined,
    message: string,
    hint: string,
    severity: Severity = 'error',
  ): Treatment {
    reportProblem(context, at, { rule: 'unsupported-import', message, hint, severity });
    return 'done';
  }

  function readImport(statement: ImportDeclaration, at: BodyPlace | undefined): Treatment {
    const specifier = String(statement.source.value);
    const local = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name;
    if (rawLoader.test(specifier)) return readRaw(specifier.replace(rawLoader, ''), local, at);
    if (assetFile.test(specifier)) {
      if (local !== undefined) context.assets.set(local, resolveAddress(specifier, source));
      return pictureFile.test(specifier) ? 'known' : 'done';
    }
    if (/\.(?:css|s[ac]ss|less)$/.test(specifier)) {
      const hint = 'Pages cannot import styles. Add the styles to app/styles, or remove the import.';
      return fail(at, `The styles of "${specifier}" are omitted.`, hint, 'warning');
    }
    return isThemeModule(specifier) ? readTheme(specifier, local, at) : 'code';
  }

  function readRaw(specifier: string, local: string | undefined, at: BodyPlace | undefined): Treatment {
    const file = resolveSpecifier(specifier, source);
    if (file === null || !existsSync(file)) {
      const hint = 'Correct the path. It is relative to the page, or to the site if it begins with "@site/".';
      return fail(at, `The imported file "${specifier}" does not exist.`, hint);
    }
    if (local !== undefined) context.assets.set(local, readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    return 'done';
  }

  function readTheme(specifier: string, local: string | undefined, at: BodyPlace | undefined): Treatment {
    const known = findThemeModule(specifier);
    if (known === 'functions') return 'code';
    if (known === undefined) {
      const hint = 'Use Markdown, or one of the components that docs/docusaurus-import.md lists.';
      return fail(at, `"${specifier}" is not available in this project.`, hint);
    }
    if (local !== undefined) components.set(local, known.component);
    // `@docusaurus/Translate` also exports functions, such as `translate`.
    return known.component === 'Translate' ? 'code' : 'known';
  }
}

/** Bundles import and export statements; the names that they define become the scope of the page. */
async function addScope(context: CompileContext, source: PageSource, lines: readonly ScopeLine[]) {
  const { code, images, problems } = await bundlePageScope(lines, source);
  const top = lines[0]?.place ?? firstLine;
  context.doc.images.push(...images.map((href) => ({ href, ...top })));
  for (const { place, ...finding } of problems) reportProblem(context, place, finding);
  const names = [...new Set(lines.flatMap((line) => line.names))];
  context.doc.scope = {
    names,
    line: top.line,
    create: (components) => runPageScope(code, names, components),
  };
}

/** Converts a statement to source code, with the names that the statement defines. */
function toLine(context: CompileContext, node: MdxjsEsm, statement: Statement): Omit<ScopeLine, 'place'> {
  const names = readNames(statement);
  const text = textOf(context, node, statement);
  const isImport = statement.type === 'ImportDeclaration' && names.length > 0;
  return { text: isImport ? `${text}\nexport { ${names.join(', ')} };` : text, names };
}

/** Returns the source code of a statement or, in partials, of its block, because offsets in partials are unknown. */
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

/** Lists the names that an import or export statement defines. */
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
