import type { Expression, Node, Property, SpreadElement, TemplateLiteral } from 'acorn';
import {
  findEntry,
  type ArrayValue,
  type ConfigValue,
  type ObjectValue,
  type Place,
  type PlainValue,
  type UnknownValue,
} from './values';

/** Further entries of a list or an object are not read. No config has as many. */
const maxEntries = 500;

/** Longer texts are unknown values. */
const maxLength = 2000;

/** Values of the variables that are known, and the steps that are left until a file counts as too complex. */
export interface Scope {
  values: Map<string, ConfigValue>;
  /** The object `window`, whose keys are variables too. */
  page: ObjectValue;
  budget: { steps: number };
}

const namesOfWindow = ['window', 'globalThis', 'self', 'top', 'parent'];

/** Creates the scope of a file. Its budget ends calls and copies that a short text can multiply. */
export function createScope(): Scope {
  const page: ObjectValue = { kind: 'object', entries: [], open: true, start: 0, end: 0 };
  const values = new Map<string, ConfigValue>(namesOfWindow.map((name) => [name, page]));
  return { values, page, budget: { steps: 100_000 } };
}

/** @throws RangeError if a file needs more steps than any config does */
export function spend({ budget }: Scope, steps = 1): void {
  budget.steps -= steps;
  if (budget.steps < 0) throw new RangeError('The file is too complex.');
}

/** Creates the scope of a function. */
export function copyScope(scope: Scope): Scope {
  spend(scope, scope.values.size);
  return { ...scope, values: new Map(scope.values) };
}

/** Adds an entry, unless the list or object has as many as are read. */
export function addPart<Part>(container: ObjectValue | ArrayValue, parts: Part[], part: Part): void {
  if (parts.length < maxEntries) parts.push(part);
  else {
    container.open = true;
    container.cut = true;
  }
}

const at = ({ start, end }: Place): Place => ({ start, end });

/** What a script replaces before the viewer is started: `__HOST__`, `${HOST}`, `{{ host }}`, `%HOST%`, `URL_SCHEME://`. */
const placeholder =
  /__[A-Z][A-Z\d_]*__|\$\{[A-Z][A-Z\d_]*\}|^\$[A-Z][A-Z\d_]+|\{\{[\w .-]+\}\}|%[A-Z][A-Z\d_]{2,}%|^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+:\/\//;

/** Makes an unknown value with the reason for readers, such as "is computed while the page loads". */
export const unknown = (node: Place, reason = 'is computed when the viewer starts'): UnknownValue => ({
  kind: 'unknown',
  reason,
  ...at(node),
});

const plain = (node: Place, value: string | number | boolean | null | undefined): PlainValue =>
  ({ kind: value === null ? 'null' : typeof value, value, ...at(node) }) as PlainValue;

/** Returns the name of a property, if it is not computed from something unknown. */
export function readKey(key: Node & { name?: string }, computed: boolean, scope: Scope): string | undefined {
  if (!computed && key.name !== undefined) return key.name;
  const value = evaluate(key, scope);
  return value.kind === 'string' || value.kind === 'number' ? String(value.value) : undefined;
}

function addProperty(object: ObjectValue, property: Property | SpreadElement, scope: Scope): void {
  if (property.type === 'SpreadElement') {
    const spread = evaluate(property.argument, scope);
    if (spread.kind === 'object') {
      spend(scope, spread.entries.length);
      // Keys of a spread are overridden on purpose, so earlier ones with the same name are not mistakes.
      const names = new Set(spread.entries.map(({ key }) => key));
      object.entries = object.entries.filter(({ key }) => !names.has(key));
      for (const entry of spread.entries) addPart(object, object.entries, entry);
    }
    object.open ||= spread.kind === 'object' ? spread.open : spread.kind === 'unknown';
    return;
  }
  const key = readKey(property.key, property.computed, scope);
  if (key === undefined) {
    object.open = true;
    return;
  }
  const isAccessor = property.kind !== 'init';
  const value = isAccessor ? unknown(property) : evaluate(property.value, scope);
  addPart(object, object.entries, { key, place: at(property.key), value });
}

function evaluateArray(node: Extract<Expression, { type: 'ArrayExpression' }>, scope: Scope): ArrayValue {
  const array: ArrayValue = { kind: 'array', items: [], open: false, ...at(node) };
  for (const element of node.elements) {
    if (element?.type !== 'SpreadElement')
      addPart(array, array.items, element ? evaluate(element, scope) : plain(node, undefined));
    else {
      const spread = evaluate(element.argument, scope);
      array.open ||= spread.kind !== 'array' || spread.open;
      if (spread.kind !== 'array') continue;
      spend(scope, spread.items.length);
      for (const item of spread.items) addPart(array, array.items, item);
    }
  }
  return array;
}

function evaluateTemplate(node: TemplateLiteral, scope: Scope): ConfigValue {
  const holes = node.expressions.map((expression) => evaluate(expression, scope));
  if (!holes.every(({ kind }) => kind === 'string' || kind === 'number'))
    return unknown(node, 'contains ${…}');
  const text = node.quasis.map(
    ({ value }, index) => `${value.cooked ?? ''}${(holes[index] as PlainValue | undefined)?.value ?? ''}`,
  );
  return checkLength(node, text.join(''));
}

const checkLength = (node: Place, text: string): ConfigValue =>
  text.length > maxLength ? unknown(node, 'is too long to be checked') : plain(node, text);

const arithmetic: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '**': (a, b) => a ** b,
};

function evaluateBinary(node: Extract<Expression, { type: 'BinaryExpression' }>, scope: Scope): ConfigValue {
  if (node.left.type === 'PrivateIdentifier') return unknown(node);
  const [left, right] = [evaluate(node.left, scope), evaluate(node.right, scope)];
  const known = (value: ConfigValue): value is PlainValue =>
    value.kind === 'string' || value.kind === 'number';
  if (!known(left) || !known(right)) return unknown(node);
  if (left.kind === 'number' && right.kind === 'number') {
    const result = arithmetic[node.operator]?.(left.value, right.value);
    return result === undefined ? unknown(node) : plain(node, result);
  }
  return node.operator === '+' ? checkLength(node, `${left.value}${right.value}`) : unknown(node);
}

function evaluateUnary(node: Extract<Expression, { type: 'UnaryExpression' }>, scope: Scope): ConfigValue {
  if (node.operator === 'void') return plain(node, undefined);
  const value = evaluate(node.argument, scope);
  if (node.operator === '-' && value.kind === 'number') return plain(node, -value.value);
  if (node.operator === '!' && (value.kind === 'number' || value.kind === 'boolean'))
    return plain(node, !value.value);
  return unknown(node);
}

function evaluateIdentifier(node: Place & { name: string }, scope: Scope): ConfigValue {
  if (node.name === 'undefined') return plain(node, undefined);
  const { name } = node;
  return (
    scope.values.get(name) ??
    findEntry(scope.page, name)?.value ?? {
      ...unknown(node, `comes from ${name}, which this file does not define`),
      name,
    }
  );
}

/** `Object.freeze({ … })`, `Object.assign({}, …)` and `Object.assign(…)` in values. */
function evaluateCall(node: Extract<Expression, { type: 'CallExpression' }>, scope: Scope): ConfigValue {
  const name = readObjectMethod(node.callee);
  const [first] = node.arguments;
  if (name === 'freeze' && first && first.type !== 'SpreadElement') return evaluate(first, scope);
  if (name !== 'assign') return unknown(node);
  const object: ObjectValue = { kind: 'object', entries: [], open: false, ...at(node) };
  for (const argument of node.arguments) {
    const spread = { type: 'SpreadElement', argument, start: argument.start, end: argument.end };
    if (argument.type === 'SpreadElement') object.open = true;
    else addProperty(object, spread as SpreadElement, scope);
  }
  return object;
}

/** Returns the name of a method of `Object` in a call, such as `assign`. */
export function readObjectMethod(callee: Node): string | undefined {
  const { type, object, property } = callee as Node & {
    object?: { name?: string };
    property?: { name?: string };
  };
  return type === 'MemberExpression' && object?.name === 'Object' ? property?.name : undefined;
}

function evaluateMember(node: Extract<Expression, { type: 'MemberExpression' }>, scope: Scope): ConfigValue {
  const key = readKey(node.property, node.computed, scope);
  const object = evaluate(node.object, scope);
  if (key === undefined) return unknown(node);
  if (object.kind === 'array') return object.items[Number(key)] ?? unknown(node);
  if (object.kind !== 'object') return unknown(node);
  return findEntry(object, key)?.value ?? (object.open ? unknown(node) : plain(node, undefined));
}

function evaluateLiteral(node: Extract<Expression, { type: 'Literal' }>): ConfigValue {
  if (node.regex) return { kind: 'regexp', value: node.regex.pattern, ...at(node) };
  if (typeof node.value === 'bigint') return unknown(node, 'is a BigInt');
  if (typeof node.value === 'string') {
    const value = checkLength(node, node.value);
    const isPlaceholder = value.kind === 'string' && placeholder.test(value.value);
    return isPlaceholder ? unknown(node, 'contains a placeholder') : value;
  }
  return plain(node, node.value as number | boolean | null);
}

type Evaluator = (node: never, scope: Scope) => ConfigValue;

const evaluators: Readonly<Record<string, Evaluator>> = {
  Literal: evaluateLiteral,
  TemplateLiteral: evaluateTemplate,
  ArrayExpression: evaluateArray,
  ObjectExpression: (node: Extract<Expression, { type: 'ObjectExpression' }>, scope) => {
    const object: ObjectValue = { kind: 'object', entries: [], open: false, ...at(node) };
    for (const property of node.properties) addProperty(object, property, scope);
    return object;
  },
  FunctionExpression: (node: Node) => ({ kind: 'function', ...at(node) }),
  ArrowFunctionExpression: (node: Node) => ({ kind: 'function', ...at(node) }),
  ClassExpression: (node: Node) => ({ kind: 'function', ...at(node) }),
  UnaryExpression: evaluateUnary,
  BinaryExpression: evaluateBinary,
  Identifier: evaluateIdentifier,
  ThisExpression: (_: Node, { page }) => page,
  CallExpression: evaluateCall,
  MemberExpression: evaluateMember,
  ConditionalExpression: (node: Node) => unknown(node, 'depends on a condition'),
  LogicalExpression: (node: Node) => unknown(node, 'depends on a condition'),
  AwaitExpression: (node: Node) => unknown(node, 'is fetched when the viewer starts'),
};

/** Evaluates an expression without running anything. What only running could tell becomes an unknown value. */
export function evaluate(node: Node, scope: Scope): ConfigValue {
  spend(scope);
  return evaluators[node.type]?.(node as never, scope) ?? unknown(node);
}
