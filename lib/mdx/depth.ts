import { isRecord } from '@/lib/text/is-record';
import type { Nodes } from 'mdast';
import type { Place } from './context';
import { attributeProgram, isJsxElement } from './jsx-node';

/** Maximum nesting of a page's Markdown; browsers nest no more than 512 elements. */
const deepestText = 250;

/** Maximum nesting of an expression's code; a bracket is one level, a call in a chain two. */
const deepestCode = 500;

interface Step {
  node: object;
  depth: number;
  isCode: boolean;
}

/**
 * Finds where a tree is nested too deeply for the steps that walk it. Counts levels, since the level at which the stack
 * overflows differs between processes: a page that compiles in one could crash another.
 *
 * @param tree syntax tree of the page, with the trees of its expressions
 * @returns start of the first node that is too deep, or null
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
