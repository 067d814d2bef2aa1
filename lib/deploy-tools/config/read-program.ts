import type { AnyNode, Expression, Node, Program, Statement } from 'acorn';
import {
  addPart,
  copyScope,
  createScope,
  evaluate,
  readObjectMethod,
  spend,
  unknown,
  type Scope,
} from './evaluate';
import type { ConfigValue, Place } from './values';

/** How a file sets `window.config`. */
export interface ReadConfig {
  /** The object, or what the function returns; undefined if nothing sets `window.config`. */
  value?: ConfigValue;
  /** The function, if `window.config` is one. */
  setter?: Place & { returns: boolean };
  /** Places of assignments of the whole config that a later one replaces. */
  replaced: Place[];
  /** A variable named `config` that is not `window.config`, such as `const config`. */
  localConfig?: Place;
  /** What is assigned, if it is neither an object nor a function. */
  wrongValue?: ConfigValue;
  /** What could not be known, in words for readers. */
  limits: string[];
}

interface State extends ReadConfig {
  scope: Scope;
  functions: Map<string, FunctionNode>;
  /** True inside a condition, loop or callback, where assignments may not happen. */
  conditional: boolean;
  /** Inside a function, `return` ends it; outside, there is none. */
  returned?: ConfigValue[];
}

type FunctionNode = Extract<
  AnyNode,
  { type: 'FunctionExpression' | 'ArrowFunctionExpression' | 'FunctionDeclaration' }
>;

const globals = new Set(['window', 'globalThis', 'self', 'this']);
const isFunction = (node: Node): node is FunctionNode =>
  ['FunctionExpression', 'ArrowFunctionExpression', 'FunctionDeclaration'].includes(node.type);

/** Returns the names in an expression such as `window.config.oidc`; undefined if a part is computed. */
function readPath(node: Node): string[] | undefined {
  const { type, name, object, property, computed } = node as Node & {
    name?: string;
    object?: Node;
    property?: Node & { name?: string; value?: unknown };
    computed?: boolean;
  };
  if (type === 'Identifier' && name !== undefined) return [name];
  if (type === 'ThisExpression') return ['this'];
  if (type !== 'MemberExpression' || !object || !property) return undefined;
  const key = computed ? property.value : property.name;
  const path = readPath(object);
  return path && (typeof key === 'string' || typeof key === 'number') ? [...path, String(key)] : undefined;
}

/** Removes `window` from a path, so that `window.config.x` and `config.x` are the same. */
const toLocalPath = (path: string[]) =>
  globals.has(path[0] ?? '') && path.length > 1 ? path.slice(1) : path;

/** Returns the function that an expression is or names; undefined for other expressions. */
function findFunction({ functions }: State, node: Expression): FunctionNode | undefined {
  if (isFunction(node)) return node;
  return node.type === 'Identifier' ? functions.get(node.name) : undefined;
}

function setWholeConfig(state: State, node: Expression): void {
  // window.config = window.config || { … }
  const isSelfDefault =
    node.type === 'LogicalExpression' && readPath(node.left)?.join('.') === 'window.config';
  const source = isSelfDefault ? node.right : node;
  if (state.conditional && state.value) {
    state.limits.push('The config is set in several branches. Only the first one is checked.');
    return;
  }
  if (state.value) state.replaced.push({ start: state.value.start, end: state.value.end });
  delete state.setter;
  delete state.wrongValue;
  const target = findFunction(state, source);
  if (target) readFunction(state, target);
  else state.value = evaluate(source, state.scope);
  const { value } = state;
  if (value && !state.setter && !['object', 'unknown'].includes(value.kind)) state.wrongValue = value;
}

/** Reads what a function returns, as the value of `window.config`. */
function readFunction(state: State, node: FunctionNode): void {
  const inner: State = { ...state, scope: copyScope(state.scope), conditional: false, returned: [] };
  if (node.body.type === 'BlockStatement') for (const line of node.body.body) readStatement(inner, line);
  else inner.returned?.push(evaluate(node.body, inner.scope));
  const returned = inner.returned ?? [];
  if (returned.length > 1)
    state.limits.push('The function has several results. Only the last one is checked.');
  state.setter = { start: node.start, end: node.end, returns: returned.length > 0 };
  state.value = returned.at(-1) ?? unknown(node, 'is not returned by the function');
}

/** Sets a key of a known object, such as `window.config.showStudyList = true`. */
function setKey(state: State, path: string[], node: Node, value: ConfigValue): void {
  const keys = path.slice(1);
  let target = getRoot(state, path);
  for (const key of keys.slice(0, -1))
    target =
      target?.kind === 'object' ? target.entries.findLast((entry) => entry.key === key)?.value : undefined;
  const key = keys.at(-1);
  if (target?.kind !== 'object' || key === undefined) return;
  const settled = state.conditional ? unknown(node, 'is set only under a condition') : value;
  target.entries = target.entries.filter((entry) => entry.key !== key);
  addPart(target, target.entries, { key, place: { start: node.start, end: node.end }, value: settled });
}

function assign(state: State, node: Extract<Expression, { type: 'AssignmentExpression' }>): void {
  const path = readPath(node.left);
  if (!path) return;
  const local = toLocalPath(path);
  const isConfig = local[0] === 'config' && (path.length > 1 || !state.scope.values.has('config'));
  if (isConfig && local.length === 1) {
    setWholeConfig(state, node.right);
    return;
  }
  const value = node.operator === '=' ? evaluate(node.right, state.scope) : unknown(node.right);
  if (local.length > 1) setKey(state, local, node.left, value);
  else state.scope.values.set(local[0] ?? '', state.conditional ? unknown(node) : value);
}

/** `Object.assign(window.config, { … })` as a statement. */
function assignKeys(state: State, node: Extract<Expression, { type: 'CallExpression' }>): void {
  const [target, ...sources] = node.arguments;
  const path = target && readPath(target);
  if (!path) return;
  const local = toLocalPath(path);
  for (const source of sources) {
    const value = source.type === 'SpreadElement' ? unknown(source) : evaluate(source, state.scope);
    if (value.kind === 'object')
      for (const entry of value.entries)
        setKey(state, [...local, entry.key], entry.place as Node, entry.value);
    else openAll(getRoot(state, local));
  }
}

/** Marks a value and everything in it as changed by code, so that nothing is reported as missing. */
function openAll(value: ConfigValue | undefined, depth = 0): void {
  if (depth > 8 || (value?.kind !== 'object' && value?.kind !== 'array') || value.open) return;
  value.open = true;
  const parts = value.kind === 'array' ? value.items : value.entries.map((entry) => entry.value);
  for (const part of parts) openAll(part, depth + 1);
}

/** Value of the variable that a path begins with; a variable `config` of a function hides `window.config`. */
const getRoot = ({ scope, value }: State, [root = '']: string[]) =>
  scope.values.get(root) ?? (root === 'config' ? value : undefined);

function readExpression(state: State, node: Expression): void {
  switch (node.type) {
    case 'AssignmentExpression':
      assign(state, node);
      break;
    case 'SequenceExpression':
      for (const part of node.expressions) readExpression(state, part);
      break;
    case 'ParenthesizedExpression':
      readExpression(state, node.expression);
      break;
    case 'AwaitExpression':
    case 'UnaryExpression':
      readExpression(state, node.argument);
      break;
    case 'LogicalExpression':
    case 'ConditionalExpression':
      break;
    case 'CallExpression':
      readCall(state, node);
      break;
    default:
  }
}

/** Functions that change nothing. */
const harmless = new Set(['console', 'JSON', 'alert', 'Math']);

function readCall(state: State, node: Extract<Expression, { type: 'CallExpression' }>): void {
  const callee = node.callee.type === 'ParenthesizedExpression' ? node.callee.expression : node.callee;
  if (isFunction(callee)) {
    // (function () { window.config = … })() runs at once.
    if (callee.body.type === 'BlockStatement')
      for (const line of callee.body.body) readStatement(state, line);
    return;
  }
  if (readObjectMethod(callee) === 'assign') assignKeys(state, node);
  else readUnknownCall(state, [callee, ...node.arguments]);
}

/** A call such as `config.dataSources.push(…)`, or one of a function of this file, can change anything in the config. */
function readUnknownCall(state: State, nodes: readonly Node[]): void {
  const paths = nodes.flatMap((part) => {
    const path = readPath(part);
    return path ? [toLocalPath(path)] : [];
  });
  const [called = []] = paths;
  if (harmless.has(called[0] ?? '')) return;
  const changed = paths.map((path) => getRoot(state, path));
  if (called.length === 1 && state.functions.has(called[0] ?? '')) changed.push(state.value);
  for (const value of changed) openAll(value);
  if (changed.some((value) => value && value === state.value))
    state.limits.push('A function call can change the config. What it adds is not checked.');
}

function declare(state: State, node: Extract<Statement, { type: 'VariableDeclaration' }>): void {
  for (const { id, init } of node.declarations) {
    if (id.type !== 'Identifier') continue;
    const isGlobal = id.name === 'config' && node.kind === 'var' && !state.returned;
    if (init && isGlobal) {
      setWholeConfig(state, init);
      continue;
    }
    if (id.name === 'config' && !state.returned) state.localConfig = { start: id.start, end: id.end };
    if (init && isFunction(init)) state.functions.set(id.name, init);
    state.scope.values.set(id.name, init ? evaluate(init, state.scope) : unknown(id));
  }
}

type StatementNode = Statement | Program['body'][number];

/** Returns the statements inside a statement, without those that declare the variables of a loop. */
const getInner = (node: Node): StatementNode[] =>
  Object.entries(node).flatMap(([key, part]: [string, StatementNode | StatementNode[] | null]) =>
    key === 'init' || key === 'left'
      ? []
      : [part].flat().filter((one) => /(?:Statement|Declaration|Clause|Case)$/.test(one?.type ?? '')),
  ) as StatementNode[];

function readStatement(state: State, node: StatementNode): void {
  spend(state.scope);
  switch (node.type) {
    case 'ExpressionStatement':
      readExpression(state, node.expression);
      break;
    case 'VariableDeclaration':
      declare(state, node);
      break;
    case 'FunctionDeclaration':
      if (node.id) state.functions.set(node.id.name, node);
      break;
    case 'ReturnStatement':
      if (node.argument) state.returned?.push(evaluate(node.argument, state.scope));
      break;
    case 'BlockStatement':
      for (const line of node.body) readStatement(state, line);
      break;
    default:
      if (!/Class|Import|Export/.test(node.type)) readConditionally(state, getInner(node));
  }
}

/** Reads statements that do not always run. */
function readConditionally(state: State, statements: readonly StatementNode[]): void {
  const before = state.conditional;
  state.conditional = true;
  for (const statement of statements) readStatement(state, statement);
  state.conditional = before;
}

/** Finds out what `window.config` is after a program has run, without running it. */
export function readProgram(program: Program): ReadConfig {
  const state: State = {
    scope: createScope(),
    functions: new Map(),
    conditional: false,
    replaced: [],
    limits: [],
  };
  for (const line of program.body)
    if (line.type === 'FunctionDeclaration' && line.id) state.functions.set(line.id.name, line);
  for (const line of program.body) readStatement(state, line);
  const { value, setter, replaced, localConfig, wrongValue, limits } = state;
  return {
    replaced,
    limits: [...new Set(limits)],
    ...(value && { value }),
    ...(setter && { setter }),
    ...(localConfig && !value && { localConfig }),
    ...(wrongValue && { wrongValue }),
  };
}
