import type {
  AssignmentExpression,
  CallExpression,
  Expression,
  LogicalExpression,
  MemberExpression,
  Node,
  Program,
  Statement,
  VariableDeclaration,
} from 'acorn';
import { addPart, copyScope, createScope, evaluate, readKey, spend, unknown, type Scope } from './evaluate';
import { getName, isFunction, isSet, isTested, listNodes, type FunctionNode, type Step } from './syntax-tree';
import { findEntry, listParts, type ConfigValue, type Place } from './values';

/** How a file sets `window.config`. */
export interface ReadConfig {
  /** The object, or what the function returns; undefined if nothing sets `window.config`. */
  value?: ConfigValue | undefined;
  /** The function, if `window.config` is one. */
  setter?: (Place & { returns: boolean }) | undefined;
  /** Places of assignments of the whole config that a later one replaces. */
  replaced: Place[];
  /** A variable named `config` that is not `window.config`, such as `const config`. */
  localConfig?: Place | undefined;
  /** What is assigned, if it is neither an object nor a function. */
  wrongValue?: ConfigValue | undefined;
  /** What could not be known, in words for readers. */
  limits: string[];
}

interface State extends ReadConfig {
  scope: Scope;
  functions: Map<string, FunctionNode>;
  /** True inside a function, whose variables are not global. */
  inFunction: boolean;
  /** Results of the function that is the config. */
  returned?: ConfigValue[];
  /** Functions whose code is followed. */
  followed: Set<Node>;
}

const isMember = (node: Node): node is MemberExpression => node.type === 'MemberExpression';
const isAssignment = (node: Node): node is AssignmentExpression => node.type === 'AssignmentExpression';

/** True for `config`, `window.config` and other names of it. */
function isConfig({ scope }: State, node: Node): boolean {
  if (getName(node) === 'config') return !scope.values.has('config');
  if (!isMember(node) || evaluate(node.object, scope) !== scope.page) return false;
  return readKey(node.property, node.computed, scope) === 'config';
}

const getConfig = ({ scope }: State) => findEntry(scope.page, 'config')?.value;

const reason = 'can be changed by code that is not followed';

/** Makes a value and everything in it unknown, also for the variables that share it. */
function loseValue({ scope: { page } }: State, value: ConfigValue): void {
  if (value === page) setPart(page, 'config', page, unknown(page, reason));
  else
    for (const { value: part } of listParts(value))
      if (part !== page && (part.kind === 'object' || part.kind === 'array'))
        Object.assign(part, { kind: 'unknown', reason });
}

/** Makes unknown what an assignment sets that may not happen. */
function loseTarget(state: State, node: Node): void {
  if (isConfig(state, node)) loseValue(state, state.scope.page);
  else if (!isMember(node)) state.scope.values.set(getName(node) ?? '', unknown(node, reason));
  else {
    const target = evaluate(node.object, state.scope);
    const key = getKey(state, node);
    if (target.kind !== 'object' || key === undefined) loseValue(state, target);
    else {
      target.entries = target.entries.filter((entry) => entry.key !== key);
      target.open = true;
    }
  }
}

/** Makes unknown what code can change that is not followed: what it sets, and each object and list that it mentions. */
function lose(state: State, steps: readonly Step[]): void {
  for (const { node, parent } of steps) {
    spend(state.scope);
    if (!/^(?:Identifier|Member|This)/.test(node.type) || isTested(parent)) continue;
    const owner = parent.callee === node && isMember(node) ? evaluate(node.object, state.scope) : undefined;
    // Of window.config.oidc, only the whole path counts.
    if (parent !== node && isMember(parent) && getKey(state, parent) !== undefined) continue;
    if (owner !== state.scope.page) loseValue(state, owner ?? evaluate(node, state.scope));
    if (isSet(node, parent)) loseTarget(state, node);
  }
}

const getKey = ({ scope }: State, { property, computed }: MemberExpression) =>
  readKey(property, computed, scope);

/** Returns the function that an expression is or names; undefined for other expressions. */
function findFunction({ functions }: State, node: Node): FunctionNode | undefined {
  if (isFunction(node)) return node;
  return functions.get(getName(node) ?? '');
}

function setWholeConfig(state: State, node: Node): void {
  const before = getConfig(state);
  const { left, right } = node as LogicalExpression;
  if (isAssignment(node)) {
    assign(state, node);
    setWholeConfig(state, node.left);
  } else if (node.type === 'LogicalExpression' && isConfig(state, left)) {
    // window.config = window.config || { … }
    if (!before) setWholeConfig(state, right);
  } else if (!before || !isConfig(state, node)) replaceConfig(state, node, before);
}

function replaceConfig(state: State, node: Node, before: ConfigValue | undefined): void {
  // window.config = { ...window.config }
  const isKept = listNodes(node).some((step) => isConfig(state, step.node));
  if (before && before.kind !== 'unknown' && !isKept)
    state.replaced.push({ start: before.start, end: before.end });
  state.setter = undefined;
  const target = findFunction(state, node);
  const value = target ? readFunction(state, target) : readValue(state, node);
  setPart(state.scope.page, 'config', node, value.kind === 'function' ? unknown(node) : value);
  const isFine = state.setter || ['object', 'unknown', 'function'].includes(value.kind);
  state.wrongValue = isFine ? undefined : value;
}

/** Returns what a function returns, as the value of `window.config`. */
function readFunction(state: State, node: FunctionNode): ConfigValue {
  const returned: ConfigValue[] = [];
  const scope = copyScope(state.scope);
  state.followed.add(node);
  readBody({ ...state, scope, inFunction: true, returned }, node);
  if (returned.length > 1)
    state.limits.push('The function has several results. Only the last one is checked.');
  state.setter = { start: node.start, end: node.end, returns: returned.length > 0 };
  return returned.at(-1) ?? unknown(node, 'is not returned by the function');
}

function readBody(state: State, { body }: FunctionNode): void {
  if (body.type === 'BlockStatement') for (const line of body.body) readStatement(state, line);
  else if (state.returned) state.returned.push(readValue(state, body));
  else readExpression(state, body);
}

/** Evaluates an expression, and runs the assignments in it, such as in `const c = window.config = { … }`. */
function readValue(state: State, node: Node): ConfigValue {
  if (isAssignment(node)) assign(state, node);
  const source = isAssignment(node) ? node.left : node;
  const value = evaluate(source, state.scope);
  if (value.kind === 'unknown') lose(state, listNodes(source));
  return value;
}

/** Sets a key of an object or an item of a list. */
function setPart(target: ConfigValue, key: string, { start, end }: Place, value: ConfigValue): void {
  if (target.kind === 'array') {
    if (Number(key) in target.items || Number(key) === target.items.length) target.items[Number(key)] = value;
    else target.open = true;
  }
  if (target.kind !== 'object') return;
  target.entries = target.entries.filter((entry) => entry.key !== key);
  addPart(target, target.entries, { key, place: { start, end }, value });
}

function assign(state: State, node: AssignmentExpression): void {
  const { left, right, operator } = node;
  if (isConfig(state, left)) {
    setWholeConfig(state, right);
    return;
  }
  const value = readValue(state, right);
  const key = isMember(left) ? getKey(state, left) : undefined;
  if (operator === '=' && left.type === 'Identifier') state.scope.values.set(left.name, value);
  else if (operator === '=' && isMember(left) && key !== undefined)
    setPart(evaluate(left.object, state.scope), key, left, value);
  else lose(state, listNodes(node));
}

function readExpression(state: State, node: Expression): void {
  switch (node.type) {
    case 'AssignmentExpression':
      assign(state, node);
      break;
    case 'SequenceExpression':
      for (const part of node.expressions) readExpression(state, part);
      break;
    case 'AwaitExpression':
      readExpression(state, node.argument);
      break;
    case 'CallExpression':
      readCall(state, node);
      break;
    default:
      if (node.type === 'UnaryExpression' && node.operator !== 'delete') readExpression(state, node.argument);
      else lose(state, listNodes(node));
  }
}

function readCall(state: State, node: CallExpression): void {
  const { callee } = node;
  if (!isFunction(callee)) {
    lose(state, listNodes(node));
    return;
  }
  // (function (w) { w.config = … })(window) runs at once.
  state.followed.add(callee);
  for (const [index, parameter] of callee.params.entries()) {
    const value = node.arguments[index] ? readValue(state, node.arguments[index]) : unknown(parameter);
    state.scope.values.set(getName(parameter) ?? '', value);
  }
  const before = state.inFunction;
  state.inFunction = true;
  readBody(state, callee);
  state.inFunction = before;
}

function declare(state: State, { kind, declarations }: VariableDeclaration): void {
  for (const { id, init } of declarations) {
    const isGlobal = getName(id) === 'config' && kind === 'var' && !state.inFunction;
    if (!isGlobal) declareLocal(state, id, init ?? undefined);
    else if (init) setWholeConfig(state, init);
  }
}

function declareLocal(state: State, id: Node, init: Node | undefined): void {
  const name = getName(id);
  const value = init ? readValue(state, init) : unknown(id);
  if (name === undefined) loseValue(state, value);
  else state.scope.values.set(name, value);
  if (name === 'config' && !state.returned) state.localConfig = { start: id.start, end: id.end };
  if (name !== undefined && init && isFunction(init)) state.functions.set(name, init);
}

type StatementNode = Statement | Program['body'][number];

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
      if (node.argument) state.returned?.push(readValue(state, node.argument));
      break;
    case 'BlockStatement':
      for (const line of node.body) readStatement(state, line);
      break;
    default:
      readConditionally(state, listNodes(node));
  }
}

/** Reads code that does not always run. */
function readConditionally(state: State, steps: readonly Step[]): void {
  lose(state, steps);
  for (const { node } of steps)
    if (node.type === 'ReturnStatement') state.returned?.unshift(unknown(node, 'depends on a condition'));
}

/** Finds out what `window.config` is after a program has run, without running it. */
export function readProgram(program: Program): ReadConfig {
  const state: State = {
    scope: createScope(),
    functions: new Map(),
    inFunction: false,
    followed: new Set(),
    replaced: [],
    limits: [],
  };
  for (const line of program.body)
    if (line.type === 'FunctionDeclaration' && line.id) state.functions.set(line.id.name, line);
  for (const line of program.body) readStatement(state, line);
  const steps = listNodes(program);
  for (const { node } of steps)
    if (isFunction(node) && !state.followed.has(node)) lose(state, listNodes(node));
  // A script that the file loads can set the config.
  const loader = steps.find(({ node }) => /^(?:document|eval)$/.test(getName(node) ?? ''));
  const { setter, replaced, localConfig, wrongValue, limits } = state;
  const value = getConfig(state) ?? (loader && unknown(loader.node, reason));
  return {
    value,
    setter,
    replaced,
    limits: [...new Set(limits)],
    localConfig: value ? undefined : localConfig,
    wrongValue,
  };
}
