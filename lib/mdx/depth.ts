import { isRecord } from '@/lib/text/is-record';
import type { Nodes } from 'mdast';
import type { Place } from './context';
import { attributeProgram, isJsxElement } from './jsx-node';

/** Levels that the text of a page may have; browsers lay no more than 512 elements into each other. */
const deepestText = 250;

/** Levels that the code of an expression may have; a bracket is one, a call in a chain two. */
const deepestCode = 500;

interface Step {
  node: object;
  depth: number;
  isCode: boolean;
}

/**
 * Where a tree has more levels than every step of the work gets through. The level at which a stack runs out differs
 * from process to process, so that a page which compiles in one could end another; a count does not.
 *
 * @param tree what the parser made: Markdown, with JavaScript in it
 * @returns where the first level too many begins, or null
 * @see acceptance BLD-09
 */
export function findTooDeep(tree: Nodes): Place | null {
  const steps: Step[] = [{ node: tree, depth: 0, isCode: false }];
  let place: Place = { line: 1, column: 1 };
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, depth, isCode } = step;
    place = placeOf(node) ?? place;
    if (depth > (isCode ? deepestCode : deepestText)) return place;
    const inText = isCode ? [] : childrenOf(node);
    const inCode = isCode ? partsOf(node) : programsOf(node);
    for (const child of inText.toReversed()) steps.push({ node: child, depth: depth + 1, isCode: false });
    for (const child of inCode.toReversed())
      steps.push({ node: child, depth: isCode ? depth + 1 : 0, isCode: true });
  }
  return null;
}

const childrenOf = (node: object): object[] => ('children' in node ? (node.children as object[]) : []);

/** Every node of JavaScript has a type; places have none. */
const partsOf = (node: object): object[] =>
  Object.values(node)
    .flat()
    .filter((value): value is object => isRecord(value) && 'type' in value);

function programsOf(node: object): object[] {
  const { data } = node as Nodes;
  const own = isRecord(data) && 'estree' in data ? [data.estree] : [];
  const ofAttributes = isJsxElement(node as Nodes)
    ? (node as { attributes: Parameters<typeof attributeProgram>[0][] }).attributes.map(attributeProgram)
    : [];
  return [...own, ...ofAttributes].filter((program) => isRecord(program));
}

function placeOf(node: object): Place | undefined {
  if ('position' in node) return (node as Nodes).position?.start;
  const { loc } = node as { loc?: { start: Place } | null };
  return loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined;
}
