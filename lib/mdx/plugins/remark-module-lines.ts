import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { reportProblem, type CompileContext, type BodyPlace } from '../context';
import { toAssetAddress } from '../url-attributes';

const suppliedModules = /^(?:@theme|@theme-original|@site|@docusaurus|react$)/;
const assetFile = /\.(?:png|jpe?g|gif|webp|avif|svg|css|mp4|webm|pdf|zip|json)$/i;

/**
 * Checks `import` and `export` statements, which do not become part of the page. Stores the paths of imported assets in
 * `assets`, and reports all statements except imports of theme components, which pages need not import.
 * @see acceptance BLD-11
 */
export function remarkModuleLines(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type === 'ImportDeclaration') checkImport(context, node, statement);
        else reportExport(context, node, statement);
      }
    });
  };
}

function checkImport(context: CompileContext, node: MdxjsEsm, statement: ImportDeclaration): void {
  const source = String(statement.source.value);
  if (assetFile.test(source)) {
    const specifier = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier');
    if (specifier) context.assets.set(specifier.local.name, toAssetAddress(source));
  } else if (!suppliedModules.test(source)) {
    const message = `A page cannot import "${source}".`;
    const hint = 'Remove the line and use the built-in components. Only images can be imported.';
    const place = getStatementPlace(node, statement);
    reportProblem(context, place, { rule: 'unsupported-import', message, hint, severity: 'error' });
  }
}

function reportExport(context: CompileContext, node: MdxjsEsm, statement: Program['body'][number]): void {
  const message = 'A page cannot export or define values.';
  const hint = 'Remove the line and write the value where it is used.';
  const place = getStatementPlace(node, statement);
  reportProblem(context, place, { rule: 'unsupported-export', message, hint, severity: 'error' });
}

const getStatementPlace = (
  { position }: MdxjsEsm,
  { loc }: Program['body'][number],
): BodyPlace | undefined => (loc ? { line: loc.start.line, column: loc.start.column + 1 } : position?.start);
