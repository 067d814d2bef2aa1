import { isRecord } from '@/lib/text/is-record';
import type { Nodes } from 'mdast';
import type { BodyPlace } from './context';

/** Maximum nesting depth of a page's Markdown. Browsers nest at most 512 elements. */
const deepestText = 250;

/** Maximum nesting depth of an expression's syntax tree: a bracket adds one level, a call in a chain two. */
const deepestCode = 500;

/**
 * Finds the first node that is nested too deeply for recursive functions. Counts levels, because the depth at which the
 * stack overflows differs between processes: a page that compiles in one process could crash another.
 * @param tree syntax tree of the page, including the trees of its expressions
 * @returns start of that node, or null
 * @see acceptance BLD-09
 */
export function findTooDeepNode(tree: Nodes): BodyPlace | null {
  const steps: { node: Record<string, unknown>; depth: number; limit: number }[] = [
    { node: { ...tree }, depth: 0, limit: deepestText },
  ];
  let place: BodyPlace = { line: 1, column: 1 };
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, depth, limit } = step;
    place = startOf(node) ?? place;
    if (depth > limit) return place;
    for (const child of partsOf(node).toReversed())
      steps.push(
        child['type'] === 'Program'
          ? { node: child, depth: 0, limit: deepestCode }
          : { node: child, depth: depth + 1, limit },
      );
  }
  return null;
}

/** Returns child nodes, attributes and expression trees: all values that have a `type`. */
const partsOf = (node: Record<string, unknown>) =>
  Object.values({ ...node, ...(isRecord(node['data']) && node['data']) })
    .flat()
    .filter((value) => isRecord(value))
    .filter((value) => 'type' in value);

function startOf({ position, loc }: Record<string, unknown>): BodyPlace | undefined {
  const { start } = (position ?? loc ?? {}) as { start?: BodyPlace };
  return start && { line: start.line, column: start.column + (position ? 0 : 1) };
}
