import type { CallExpression, Node, Program } from 'estree';
import type { BodyPlace } from './context';
import { walkEstree } from './estree';

/** Name of the function in compiled code that records an element and its place. */
export const recordElement = 'record$';

/** Makes the compiled code report the place of each element that it creates. @see acceptance BLD-09 */
export function recmaPlaces() {
  return (program: Program): void => {
    const found: { node: CallExpression; place: BodyPlace }[] = [];
    walkEstree(program, (node) => {
      if (isElementCall(node) && node.loc)
        found.push({ node, place: { line: node.loc.start.line, column: node.loc.start.column + 1 } });
    });
    for (const { node, place } of found) Object.assign(node, createCall(place, { ...node }));
  };
}

const createCall = ({ line, column }: BodyPlace, element: CallExpression): CallExpression => ({
  type: 'CallExpression',
  callee: { type: 'Identifier', name: recordElement },
  optional: false,
  arguments: [{ type: 'Literal', value: line }, { type: 'Literal', value: column }, element],
});

const isElementCall = (node: Node): node is CallExpression =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  /^_jsx(?:s|DEV)?$/.test(node.callee.name);
