import { parseSync } from 'oxc-parser';

/** Where something stands in a source, 1-based. */
interface SourcePlace {
  line: number;
  column: number;
}

/** A text that a source has said in the reader's language. */
export interface FoundMessage extends SourcePlace {
  /** Offsets in the source. */
  start: number;
  end: number;
  /** `translate(…)` gives text, `<Translate>` elements. */
  form: 'call' | 'element';
  id: string | undefined;
  message: string | undefined;
  description: string | undefined;
  /** What stands in for the placeholders: name → offsets of its expression. */
  values: ReadonlyMap<string, readonly [number, number]>;
}

/** A call of which nobody can tell before the program runs what it says. */
export interface MessageFault extends SourcePlace {
  fault: string;
}

/** What `findMessages` finds. */
export interface FoundMessages {
  /** In the order of the source; one that stands in the values of another comes after it. */
  messages: FoundMessage[];
  faults: MessageFault[];
  /** Offsets of the imports that nothing needs once all messages are put in. */
  imports: (readonly [number, number])[];
}

/** A node of the syntax tree. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const modules = /(?:^|\/)translate$/;

/** Whether a field of a node holds a node. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The nodes right below a node. */
export function getChildren(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** The syntax tree of a module; it is not complete where the text has faults. */
export const parseModule = (file: string, source: string): SyntaxNode =>
  parseSync(file, source).program as unknown as SyntaxNode;

/** Counts the line and column of an offset. */
export function placeAt(source: string, offset: number): SourcePlace {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The text that an expression is, if that can be told from the source. */
function readText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type === 'TemplateLiteral') {
    const [piece, ...more] = node['quasis'] as { value: { cooked: string } }[];
    return more.length === 0 ? piece?.value.cooked : undefined;
  }
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return undefined;
  const [left, right] = [readText(node['left']), readText(node['right'])];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Entries of an object that is written out; undefined when it is anything else. */
function readEntries(node: unknown): Map<string, SyntaxNode> | undefined {
  if (!isNode(node) || node.type !== 'ObjectExpression') return undefined;
  const entries = new Map<string, SyntaxNode>();
  for (const property of node['properties'] as SyntaxNode[]) {
    const { key, value, computed } = property;
    if (property.type !== 'Property' || computed === true || !isNode(key) || !isNode(value)) return undefined;
    entries.set(String(key['name'] ?? key['value']), value);
  }
  return entries;
}

const offsetsOf = (entries: ReadonlyMap<string, SyntaxNode>) =>
  new Map([...entries].map(([name, { start, end }]) => [name, [start, end] as const]));

type Read = Omit<FoundMessage, keyof SourcePlace | 'start' | 'end'>;

function readCall(node: SyntaxNode): Read | string {
  const [declaration, given] = node['arguments'] as SyntaxNode[];
  const entries = readEntries(declaration);
  if (!entries) return 'The text must be written out: translate({ id: "…", message: "…" }).';
  const texts: Record<string, string | undefined> = {};
  for (const [key, value] of entries) {
    texts[key] = readText(value);
    if (texts[key] === undefined) return `"${key}" must be text that is written out.`;
  }
  const values = given === undefined ? new Map<string, SyntaxNode>() : readEntries(given);
  if (!values) return 'The values must be written out: { name: value }.';
  if (texts['id'] === undefined && texts['message'] === undefined)
    return 'A translation needs at least an id or a message.';
  return { form: 'call', ...pick(texts), values: offsetsOf(values) };
}

const pick = ({ id, message, description }: Record<string, string | undefined>) => ({
  id,
  message,
  description,
});

/** The value of an attribute without its braces. */
function readAttribute(attribute: SyntaxNode): SyntaxNode | undefined {
  const { value } = attribute;
  if (!isNode(value)) return undefined;
  return value.type === 'JSXExpressionContainer' && isNode(value['expression']) ? value['expression'] : value;
}

function readElement(node: SyntaxNode): Read | string {
  const texts: Record<string, string | undefined> = {};
  let values = new Map<string, SyntaxNode>();
  for (const attribute of (node['openingElement'] as SyntaxNode)['attributes'] as SyntaxNode[]) {
    const name = isNode(attribute['name']) ? String(attribute['name']['name']) : '';
    const value = readAttribute(attribute);
    if (name === 'values') {
      const entries = readEntries(value);
      if (!entries) return 'The values must be written out: values={{ name: value }}.';
      values = entries;
    } else {
      texts[name] = readText(value);
      if (texts[name] === undefined) return `"${name}" must be text that is written out.`;
    }
  }
  const children = (node['children'] as SyntaxNode[]).filter(
    (child) => child.type !== 'JSXText' || String(child['value']).trim() !== '',
  );
  const [child] = children;
  const message = child?.type === 'JSXExpressionContainer' ? readText(child['expression']) : undefined;
  if (children.length !== 1 || message === undefined)
    return 'The only child must be text in braces: <Translate>{"…"}</Translate>.';
  return { form: 'element', ...pick({ ...texts, message }), values: offsetsOf(values) };
}

/** Names under which a module has imported what says messages, and where. */
function readImports(program: SyntaxNode) {
  const names = new Map<string, 'call' | 'element'>();
  const imports: (readonly [number, number])[] = [];
  for (const statement of program['body'] as SyntaxNode[]) {
    if (statement.type !== 'ImportDeclaration') continue;
    if (!modules.test(String((statement['source'] as SyntaxNode)['value']))) continue;
    const specifiers = statement['specifiers'] as SyntaxNode[];
    const known = specifiers.flatMap((specifier) => {
      const imported = isNode(specifier['imported']) ? specifier['imported']['name'] : undefined;
      const form = imported === 'translate' ? 'call' : imported === 'Translate' ? 'element' : undefined;
      const local = String((specifier['local'] as SyntaxNode)['name']);
      if (form) names.set(local, form);
      return form ? [form] : [];
    });
    if (known.length > 0 && known.length === specifiers.length)
      imports.push([statement.start, statement.end]);
  }
  return { names, imports };
}

/**
 * Finds every `translate(…)` and `<Translate>` of a module, with what it says.
 * @param file name of the module; its ending says how it is parsed
 * @see acceptance LOC-04, LOC-05, LOC-06
 */
export function findMessages(file: string, source: string): FoundMessages {
  const program = parseModule(file, source);
  const { names, imports } = readImports(program);
  const found: FoundMessages = { messages: [], faults: [], imports };
  const read = (node: SyntaxNode): Read | string | undefined => {
    if (node.type === 'CallExpression') {
      const { callee } = node;
      return isNode(callee) && names.get(String(callee['name'])) === 'call' ? readCall(node) : undefined;
    }
    if (node.type !== 'JSXElement') return undefined;
    const { name } = node['openingElement'] as { name: SyntaxNode };
    return names.get(String(name['name'])) === 'element' ? readElement(node) : undefined;
  };
  const walk = (node: SyntaxNode): void => {
    const what = read(node);
    const place = what === undefined ? undefined : placeAt(source, node.start);
    if (typeof what === 'string' && place) found.faults.push({ ...place, fault: what });
    else if (typeof what === 'object' && place)
      found.messages.push({ ...what, ...place, start: node.start, end: node.end });
    for (const child of getChildren(node)) walk(child);
  };
  if (names.size > 0) walk(program);
  return found;
}
