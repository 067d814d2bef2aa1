import { parseSync, type Comment, type ParseResult } from 'oxc-parser';
import type { ComponentFacts, PropFact } from './types';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** A parsed module. */
interface Source {
  text: string;
  comments: readonly Comment[];
}

/** Components and exports of a module. */
export interface ModuleFacts {
  /** By name without dots, e.g. `NumericContainer`. */
  components: readonly ComponentFacts[];
  /** Names of everything that the module exports. */
  exported: readonly string[];
}

const asNode = (value: unknown) => value as Node | null | undefined;
const asNodes = (value: unknown) => (value ?? []) as Node[];
const nameOf = (value: unknown) => String(asNode(value)?.['name'] ?? asNode(value)?.['value'] ?? '');
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/^\| /, '').trim();

/**
 * The components of a module with their own props. Types and descriptions come from `export interface <Name>Props`,
 * defaults from the parameters of the function `<Name>` or from the tag `@default` of the comment. A component whose
 * parameter has another type has no props of its own.
 *
 * @param file path from the project root, for messages
 * @param text source of the module
 * @throws Error when the source cannot be parsed
 * @see acceptance SC-04
 */
export function readComponents(file: string, text: string): ModuleFacts {
  const parsed: ParseResult = parseSync(file, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const body = parsed.program.body as unknown as Node[];
  const source: Source = { text, comments: parsed.comments };
  const declarations = body.flatMap((node) => asNode(node['declaration']) ?? node);
  const defaults = readDefaults(declarations, text);
  const components = body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) => asNode(node['declaration']) ?? [])
    .flatMap((declaration) => readPropsType(declaration, source, defaults, file));
  const described = new Set(components.map(({ name }) => name));
  const others = readOthers(declarations, text, file).filter(({ name }) => !described.has(name));
  return { components: [...components, ...others], exported: readExported(body) };
}

/** Components without a `…Props` type: they have no props of their own. */
function readOthers(declarations: readonly Node[], text: string, file: string): ComponentFacts[] {
  return declarations.flatMap(functionsOf).flatMap(([name, [parameter]]) => {
    const type = asNode(asNode(parameter?.['typeAnnotation'])?.['typeAnnotation']);
    if (!/^[A-Z]/.test(name) || !type || type.type === 'TSTypeLiteral') return [];
    return [{ name, props: [], takes: [onOneLine(text.slice(type.start, type.end))], file }];
  });
}

function readExported(body: readonly Node[]): string[] {
  return body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) => {
      const declaration = asNode(node['declaration']);
      return [
        ...asNodes(node['specifiers']).map((specifier) => nameOf(specifier['exported'])),
        ...(declaration?.['id'] ? [nameOf(declaration['id'])] : []),
        ...asNodes(declaration?.['declarations']).map((each) => nameOf(each['id'])),
      ];
    });
}

function readPropsType(
  node: Node,
  source: Source,
  defaults: ReadonlyMap<string, ReadonlyMap<string, string>>,
  file: string,
): ComponentFacts[] {
  const name = /^(\w+)Props$/.exec(nameOf(node['id']))?.[1];
  if (!name || !['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'].includes(node.type)) return [];
  const { members, takes } = readShape(node, source.text);
  const props = members
    .filter(({ type }) => type === 'TSPropertySignature' || type === 'TSMethodSignature')
    .map((member) => readProp(member, source, defaults.get(name)));
  return [{ name, props, takes, file }];
}

/** Members of an interface, or of the object types that a type alias joins; and the names of the other types. */
function readShape(node: Node, text: string): { members: Node[]; takes: string[] } {
  if (node.type === 'TSInterfaceDeclaration')
    return {
      members: asNodes(asNode(node['body'])?.['body']),
      takes: asNodes(node['extends']).map(({ start, end }) => onOneLine(text.slice(start, end))),
    };
  const type = asNode(node['typeAnnotation']);
  const parts = type?.type === 'TSIntersectionType' ? asNodes(type['types']) : type ? [type] : [];
  return {
    members: parts.flatMap((part) => (part.type === 'TSTypeLiteral' ? asNodes(part['members']) : [])),
    takes: parts
      .filter((part) => part.type !== 'TSTypeLiteral')
      .map(({ start, end }) => onOneLine(text.slice(start, end))),
  };
}

function readProp(node: Node, source: Source, defaults?: ReadonlyMap<string, string>): PropFact {
  const { text } = source;
  const name = nameOf(node['key']);
  const type = asNode(asNode(node['typeAnnotation'])?.['typeAnnotation']);
  const comment = readComment(node, source);
  const [description = '', tag] = comment.split(/\s*@default(?:Value)?\s+/);
  return {
    name,
    type: type ? onOneLine(text.slice(type.start, type.end)) : 'function',
    optional: node['optional'] === true,
    default: defaults?.get(name) ?? tag?.trim() ?? null,
    description: description.trim(),
    line: text.slice(0, node.start).split('\n').length,
  };
}

/** The doc comment that ends where the node begins. */
function readComment(node: Node, { text, comments }: Source): string {
  const comment = comments.findLast(
    ({ type, end, value }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      end <= node.start &&
      text.slice(end, node.start).trim() === '',
  );
  return comment ? onOneLine(comment.value.replace(/^\*/, '').replace(/\n\s*\*/g, '\n')) : '';
}

/** Values of the module's constants as written, by name. */
function readConstants(declarations: readonly Node[], text: string): Map<string, string> {
  return new Map(
    declarations
      .flatMap((node) => asNodes(node['declarations']))
      .flatMap((each): [string, string][] => {
        const init = asNode(each['init']);
        return init ? [[nameOf(each['id']), onOneLine(text.slice(init.start, init.end))]] : [];
      }),
  );
}

/** Function name → parameter → default as written; for a constant of the module, its value. */
function readDefaults(declarations: readonly Node[], text: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  const constants = readConstants(declarations, text);
  for (const node of declarations) {
    for (const [name, parameters] of functionsOf(node)) {
      const pattern = parameters[0];
      if (pattern?.type !== 'ObjectPattern') continue;
      const values = asNodes(pattern['properties']).flatMap((property): [string, string][] => {
        const value = asNode(property['value']);
        const right = value?.type === 'AssignmentPattern' ? asNode(value['right']) : null;
        if (!right) return [];
        const written = onOneLine(text.slice(right.start, right.end));
        return [[nameOf(property['key']), constants.get(written) ?? written]];
      });
      found.set(name, new Map(values));
    }
  }
  return found;
}

/** Functions that a declaration makes: `function A() {}`, `const A = () => …`, `const A = memo(() => …)`. */
function functionsOf(node: Node): [name: string, parameters: Node[]][] {
  if (node.type === 'FunctionDeclaration') return [[nameOf(node['id']), asNodes(node['params'])]];
  return asNodes(node['declarations']).flatMap((each): [string, Node[]][] => {
    const init = asNode(each['init']);
    const made = init?.type === 'CallExpression' ? asNodes(init['arguments'])[0] : init;
    return made?.type.endsWith('FunctionExpression') ? [[nameOf(each['id']), asNodes(made['params'])]] : [];
  });
}
