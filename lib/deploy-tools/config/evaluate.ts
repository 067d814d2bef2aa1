import type { Expression, Node, Property, SpreadElement, TemplateLiteral } from 'acorn';
import type { ArrayValue, ConfigValue, Entry, ObjectValue, Place, PlainValue } from './values';

/** Values of the variables that are known, by name. */
export type Scope = ReadonlyMap<string, ConfigValue>;

/** Longer results of additions and spreads are unknown values, so that no short text can fill the memory. */
const maxSize = 10_000;

const at = ({ start, end }: Place): Place => ({ start, end });

/** Makes an unknown value with the reason for readers, such as "is computed while the page loads". */
export const unknown = (node: Place, reason = 'is computed when the viewer starts'): ConfigValue => ({
  kind: 'unknown',
  reason,
  ...at(node),
});

const plain = (node: Place, value: string | number | boolean | null | undefined): PlainValue => ({
  kind: value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean' | 'undefined'),
  value,
  ...at(node),
});

/** Returns the name of a property, if it is not computed from something unknown. */
function readKey({ key, computed }: Property, scope: Scope): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  const value = evaluate(key, scope);
  return value.kind === 'string' || value.kind === 'number' ? String(value.value) : undefined;
}

function addProperty(object: ObjectValue, property: Property | SpreadElement, scope: Scope): void {
  if (property.type === 'SpreadElement') {
    const spread = evaluate(property.argument, scope);
    if (spread.kind === 'object' && spread.entries.length + object.entries.length <= maxSize) {
      // Keys of a spread are overridden on purpose, so earlier ones with the same name are not mistakes.
      const names = new Set(spread.entries.map(({ key }) => key));
      object.entries = object.entries.filter(({ key }) => !names.has(key));
      object.entries.push(...spread.entries);
    }
    object.open ||= spread.kind === 'object' ? spread.open : spread.kind === 'unknown';
    return;
  }
  const key = readKey(property, scope);
  if (key === undefined) {
    object.open = true;
    return;
  }
  const isAccessor = property.kind !== 'init';
  const value = isAccessor ? unknown(property) : evaluate(property.value, scope);
  object.entries.push({ key, place: at(property.key), value });
}

function evaluateArray(node: Extract<Expression, { type: 'ArrayExpression' }>, scope: Scope): ArrayValue {
  const array: ArrayValue = { kind: 'array', items: [], open: false, ...at(node) };
  for (const element of node.elements) {
    if (element === null) array.items.push(plain(node, undefined));
    else if (element.type !== 'SpreadElement') array.items.push(evaluate(element, scope));
    else {
      const spread = evaluate(element.argument, scope);
      const fits = spread.kind === 'array' && spread.items.length + array.items.length <= maxSize;
      if (fits) array.items.push(...spread.items);
      array.open ||= !fits || spread.open;
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
  return joinText(node, text);
}

function joinText(node: Place, parts: readonly string[]): ConfigValue {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return length > maxSize && parts.length > 1 ? unknown(node, 'is too long') : plain(node, parts.join(''));
}

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
    const result = arithmetic[node.operator]?.(Number(left.value), Number(right.value));
    return result === undefined ? unknown(node) : plain(node, result);
  }
  return node.operator === '+' ? joinText(node, [String(left.value), String(right.value)]) : unknown(node);
}

function evaluateUnary(node: Extract<Expression, { type: 'UnaryExpression' }>, scope: Scope): ConfigValue {
  if (node.operator === 'void') return plain(node, undefined);
  const value = evaluate(node.argument, scope);
  if (node.operator === '-' && value.kind === 'number') return plain(node, -Number(value.value));
  if (node.operator === '!' && (value.kind === 'number' || value.kind === 'boolean'))
    return plain(node, !value.value);
  return unknown(node);
}

function evaluateIdentifier(node: Place & { name: string }, scope: Scope): ConfigValue {
  if (node.name === 'undefined') return plain(node, undefined);
  return scope.get(node.name) ?? unknown(node, `comes from ${node.name}, which this file does not define`);
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
  const path = node.computed ? undefined : (node.property as { name?: string }).name;
  const object = node.object.type === 'Super' ? undefined : evaluate(node.object, scope);
  if (path === undefined || object?.kind !== 'object') return unknown(node);
  const entry: Entry | undefined = object.entries.findLast(({ key }) => key === path);
  if (entry) return entry.value;
  return object.open ? unknown(node) : plain(node, undefined);
}

function evaluateLiteral(node: Extract<Expression, { type: 'Literal' }>): ConfigValue {
  if (node.regex) return { kind: 'regexp', value: node.regex.pattern, ...at(node) };
  if (typeof node.value === 'bigint') return unknown(node, 'is a BigInt');
  return plain(node, node.value as string | number | boolean | null);
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
  CallExpression: evaluateCall,
  MemberExpression: evaluateMember,
  ParenthesizedExpression: (node: { expression: Expression }, scope) => evaluate(node.expression, scope),
  ConditionalExpression: (node: Node) => unknown(node, 'depends on a condition'),
  LogicalExpression: (node: Node) => unknown(node, 'depends on a condition'),
  AwaitExpression: (node: Node) => unknown(node, 'is fetched when the viewer starts'),
};

/** Evaluates an expression without running anything. What only running could tell becomes an unknown value. */
export function evaluate(node: Node, scope: Scope): ConfigValue {
  return evaluators[node.type]?.(node as never, scope) ?? unknown(node);
}
