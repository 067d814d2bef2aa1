import type { CallExpression, Expression, Node, Program, SpreadElement } from 'estree';
import type { Root } from 'hast';
import { isValidElement } from 'react';
import { visit } from 'unist-util-visit';
import { getBodyPlace, type BodyPlace } from './context';
import { walkEstree } from './estree';
import { isMdxExpression, isJsxElement, readAttributeProgram, type JsxElement } from './jsx-node';

/** Name of the variable with the `PlaceRecorder` in compiled code. */
export const placeRecorderVariable = 'places$';

/** Use of an expression in a page: as content, or in an attribute of a component or an HTML element. */
type Use = 'content' | 'component' | `<${string}>`;

/**
 * Makes each expression in a page report its place before it runs, and its value afterwards, so that errors can name
 * the line. Must run last, since other plugins read the values of attributes.
 * @see acceptance BLD-09
 */
export function rehypePlaces() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const place = getBodyPlace(node.position);
      if (isMdxExpression(node)) recordProgram(node.data?.estree, place, 'content');
      if (isJsxElement(node))
        for (const attribute of node.attributes)
          recordProgram(readAttributeProgram(attribute), place, useOf(node), nameOf(attribute));
    });
  };
}

/** Makes the compiled code report the place of each element that it creates. */
export function recmaPlaces() {
  return (program: Program): void => {
    const found: { node: CallExpression; place: BodyPlace }[] = [];
    walkEstree(program, (node) => {
      if (isElementCall(node) && node.loc)
        found.push({ node, place: { line: node.loc.start.line, column: node.loc.start.column + 1 } });
    });
    for (const { node, place } of found) Object.assign(node, call('element', place, { ...node }));
  };
}

const useOf = ({ name }: JsxElement): Use =>
  name !== null && /^[a-z][\w-]*$/.test(name) ? `<${name}>` : 'component';

const nameOf = (attribute: JsxElement['attributes'][number]): string =>
  'name' in attribute ? attribute.name : '';

function recordProgram(program: Program | null | undefined, around: BodyPlace, use: Use, name = ''): void {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return;
  const { expression } = statement;
  const { start } = expression.loc ?? {};
  const place = start ? { line: start.line, column: start.column + 1 } : around;
  const record = (inner: Expression): CallExpression =>
    call(
      'value',
      place,
      { type: 'SequenceExpression', expressions: [call('begin', place), inner] },
      { type: 'Literal', value: use },
      { type: 'Literal', value: name },
    );
  const spread = findSpread(expression);
  if (spread) spread.argument = record(spread.argument);
  else statement.expression = record(expression);
}

/** Returns the spread in `{...props}`, which the parser represents as an object, a form that later steps rely on. */
function findSpread(expression: Expression): SpreadElement | undefined {
  const [property] = expression.type === 'ObjectExpression' ? expression.properties : [];
  return property?.type === 'SpreadElement' ? property : undefined;
}

const call = (method: string, { line, column }: BodyPlace, ...rest: Expression[]): CallExpression => ({
  type: 'CallExpression',
  callee: {
    type: 'MemberExpression',
    object: { type: 'Identifier', name: placeRecorderVariable },
    property: { type: 'Identifier', name: method },
    computed: false,
    optional: false,
  },
  optional: false,
  arguments: [{ type: 'Literal', value: line }, { type: 'Literal', value: column }, ...rest],
});

const isElementCall = (node: Node): node is CallExpression =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  /^_jsx(?:s|DEV)?$/.test(node.callee.name);

/**
 * Object that the compiled code of a page calls while it runs. It records the place of each expression and element, and
 * rejects values that React would silently drop.
 * @see acceptance BLD-09
 */
export class PlaceRecorder {
  /** Elements and expression values in order of creation (inner ones first), to find the one that fails to render. */
  readonly recorded: { value: unknown; place: BodyPlace }[] = [];
  /** Place of the expression that started last. */
  last: BodyPlace | undefined;

  begin(line: number, column: number): void {
    this.last = { line, column };
  }

  element(line: number, column: number, value: unknown): unknown {
    this.recorded.push({ value, place: { line, column } });
    return value;
  }

  /** Records the value of an expression. @throws Error if React cannot render the value or set it as an attribute */
  value(line: number, column: number, value: unknown, use: string, name: string): unknown {
    this.begin(line, column);
    if (use === 'content') {
      assertContent(value);
      this.element(line, column, value);
    } else if (use !== 'component') assertAttributes(use, name === '' ? value : { [name]: value });
    return value;
  }
}

function assertContent(value: unknown): void {
  if (typeof value === 'symbol') throw new Error('A symbol cannot be displayed.');
  if (typeof value === 'function')
    throw new Error('A function cannot be displayed; call it, or write it as an element.');
  if (typeof value !== 'object' || value === null || isValidElement(value) || 'then' in value) return;
  if (!(Symbol.iterator in value)) throw new Error(`${describeObject(value)} cannot be displayed.`);
  // Checks the items of arrays only, since iterating may consume other iterables.
  if (Array.isArray(value)) for (const item of value) assertContent(item);
}

function describeObject(value: object): string {
  const keys = Object.keys(value);
  return keys.length === 0 ? 'An object' : `An object with the keys ${keys.join(', ')}`;
}

function assertAttributes(tag: string, attributes: unknown): void {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name !== 'children' && (typeof value === 'function' || typeof value === 'symbol'))
      throw new Error(`${tag} gets a ${typeof value} as "${name}", which only works in a browser.`);
  }
}
