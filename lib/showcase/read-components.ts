import { parseSync, type Comment, type Function as FunctionNode, type PropertyKey } from 'oxc-parser';
import type { Span, TSInterfaceDeclaration, TSSignature } from 'oxc-parser';
import type { ComponentDescription } from './types';

/** Source text and parsed parts of a TypeScript module, from which its components are read. */
interface Source {
  text: string;
  comments: readonly Comment[];
  functions: readonly FunctionNode[];
  /** Source text of the values of the module's constants, by name. */
  constants: ReadonlyMap<string, string>;
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/^\| /, '').trim();
const write = ({ start, end }: Span, text: string) => onOneLine(text.slice(start, end));
const nameOf = (key: PropertyKey, text: string) =>
  key.type === 'Literal' ? String(key.value) : write(key, text);

/**
 * Reads the components of a module with their own props. Types and descriptions of props come from `export interface
 * <Name>Props`, defaults from the parameters of `function <Name>` or from the `@default` tags of the comments. A
 * component without such an interface has no props.
 * @returns components of the module, whose names contain no dots (`NumericContainer`), and names of all its exports
 * @throws Error that names `file` if the source text cannot be parsed
 * @see acceptance SC-04
 */
export function readComponents(file: string, text: string) {
  const { program, comments, module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const exported = program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' ? (node.declaration ?? []) : [],
  );
  const declarations = [...program.body, ...exported];
  const constants = declarations
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ id, init }) => (init ? [[write(id, text), write(init, text)] as const] : []));
  const functions = declarations.flatMap((node) => (node.type === 'FunctionDeclaration' ? [node] : []));
  const source = { text, comments, functions, constants: new Map(constants) };
  const components = exported
    .filter((node) => node.type === 'TSInterfaceDeclaration')
    .flatMap((node) => readPropsType(node, source));
  const described = new Set(components.map(({ name }) => name));
  const others = functions
    .flatMap((node) => readWithoutProps(node, source))
    .filter(({ name }) => !described.has(name));
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );
  return { components: [...components, ...others], exported: names };
}

/** Reads a component without its own props: a function whose parameter has another type than `<Name>Props`. */
function readWithoutProps(
  { id, params: [parameter] }: FunctionNode,
  { text }: Source,
): ComponentDescription[] {
  const type = parameter && 'typeAnnotation' in parameter && parameter.typeAnnotation?.typeAnnotation;
  if (!id || !/^[A-Z]/.test(id.name) || !type || type.type === 'TSTypeLiteral') return [];
  return [{ name: id.name, props: [], takes: [write(type, text)] }];
}

function readPropsType(node: TSInterfaceDeclaration, source: Source): ComponentDescription[] {
  const name = /^(\w+)Props$/.exec(node.id.name)?.[1];
  if (!name) return [];
  const defaults = readDefaults(name, source);
  const props = node.body.body.flatMap((member) => readProp(member, source, defaults));
  return [{ name, props, takes: node.extends.map((type) => write(type, source.text)) }];
}

function readProp(node: TSSignature, source: Source, defaults: ReadonlyMap<string, string>) {
  if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') return [];
  const { text } = source;
  const name = nameOf(node.key, text);
  const type = 'typeAnnotation' in node && node.typeAnnotation?.typeAnnotation;
  const [description = '', tag] = readComment(node, source).split(/\s*@default\s+/);
  return [
    {
      name,
      type: type ? write(type, text) : 'function',
      optional: node.optional,
      default: defaults.get(name) ?? tag?.trim() ?? null,
      description: description.trim(),
    },
  ];
}

/** Returns the text of the doc comment directly above a node, or an empty string if there is none. */
function readComment(node: Span, { text, comments }: Source): string {
  const comment = comments.findLast(({ end }) => end <= node.start && !text.slice(end, node.start).trim());
  if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return '';
  return onOneLine(comment.value.replace(/^\*/, '').replace(/\n\s*\*/g, '\n'));
}

/** Reads the defaults of a component's props, by prop name, and replaces constants of the module by their values. */
function readDefaults(component: string, { functions, constants, text }: Source): Map<string, string> {
  const [pattern] = functions.find(({ id }) => id?.name === component)?.params ?? [];
  const properties = pattern?.type === 'ObjectPattern' ? pattern.properties : [];
  const defaults = properties.flatMap((property) => {
    if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') return [];
    const written = write(property.value.right, text);
    return [[nameOf(property.key, text), constants.get(written) ?? written] as const];
  });
  return new Map(defaults);
}
