import { Fragment, isValidElement, type ReactNode } from 'react';
import { TimeLimitError, withTimeLimit } from '@/lib/content/time-limit';
import type { Place } from './context';

/** What keeps a tree of elements from being rendered. */
export interface RenderFault {
  error: unknown;
  /** Innermost element or value around it whose place is known. */
  at: Place | undefined;
}

/** Place of elements and other values, as far as it is known. */
export type Places = Pick<WeakMap<object, Place>, 'get'>;

type Props = Record<string, unknown> & { children?: unknown };
type Component = (props: Props, ref?: unknown) => unknown;

interface Walk {
  places: Places;
  at: Place | undefined;
  /** Parts that are not there yet. */
  waiting: { promise: PromiseLike<unknown>; at: Place | undefined }[];
}

/** A fault with its place, on its way up. */
class Located extends Error {
  constructor(
    readonly reason: unknown,
    readonly at: Place | undefined,
  ) {
    super('A part cannot be rendered.');
  }
}

const wrappers = new Set<unknown>([
  Fragment,
  Symbol.for('react.suspense'),
  Symbol.for('react.strict_mode'),
  Symbol.for('react.profiler'),
]);
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPromise = (value: object): value is PromiseLike<unknown> =>
  'then' in value && typeof value.then === 'function';
const isIterable = (value: object): value is Iterable<unknown> =>
  Symbol.iterator in value && typeof value[Symbol.iterator] === 'function';

/**
 * Calls every component of a tree as the export will, without keeping what they give, and finds the first thing that React
 * would not render: what throws, never ends, is rejected, or is no content.
 *
 * @param make gives the tree; what it throws is a fault, too
 * @param limitMs time for the whole tree
 * @param places where elements and values come from, if known
 * @see acceptance BLD-09
 */
export async function findRenderFault(
  make: () => ReactNode,
  limitMs: number,
  places: Places = new WeakMap(),
): Promise<RenderFault | null> {
  const walk: Walk = { places, at: undefined, waiting: [] };
  const started = performance.now();
  const timeLeft = () => Math.max(1, Math.round(limitMs - (performance.now() - started)));
  try {
    withTimeLimit(() => render(make(), walk), limitMs);
    for (let part = walk.waiting.shift(); part; part = walk.waiting.shift()) {
      const { promise, at } = part;
      const node = await settle(promise, timeLeft()).catch((error: unknown) => {
        throw new Located(error, at);
      });
      withTimeLimit(() => render(node, { ...walk, at }), timeLeft());
    }
    return null;
  } catch (error) {
    for (const { promise } of walk.waiting) void Promise.resolve(promise).catch(() => {});
    if (error instanceof Located) return { error: error.reason, at: error.at };
    return { error, at: undefined };
  }
}

async function settle(promise: PromiseLike<unknown>, limitMs: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(limitMs)), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

function fail(message: string, { at }: Walk): never {
  throw new Located(new Error(message), at);
}

/** Runs the author's code; what it throws gets the place. */
function call(component: Component, props: Props, walk: Walk): unknown {
  try {
    return component(props, undefined);
  } catch (error) {
    throw error instanceof Located ? error : new Located(error, walk.at);
  }
}

function render(node: unknown, above: Walk): void {
  if (typeof node === 'symbol') fail('A symbol cannot be shown.', above);
  if (!isObject(node) && typeof node !== 'function') return;
  const walk = { ...above, at: above.places.get(node) ?? above.at };
  if (typeof node === 'function')
    fail('A function cannot be shown; call it, or write it as an element.', walk);
  if (isValidElement<Props>(node)) renderElement(node.type, node.props, walk);
  else if (isPromise(node)) walk.waiting.push({ promise: node, at: walk.at });
  else if (isIterable(node)) for (const child of node) render(child, walk);
  else fail(`${describeObject(node)} cannot be shown.`, walk);
}

function describeObject(value: object): string {
  const keys = Object.keys(value);
  return keys.length === 0 ? 'An object' : `An object with the keys ${keys.join(', ')}`;
}

function renderElement(type: unknown, props: Props, walk: Walk): void {
  if (wrappers.has(type)) return render(props.children, walk);
  if (typeof type === 'string') return renderHost(type, props, walk);
  if (typeof type === 'function') return render(call(type as Component, props, walk), walk);
  if (isObject(type) && 'type' in type) return renderElement(type.type, props, walk);
  if (isObject(type) && 'render' in type && typeof type.render === 'function')
    return render(call(type.render as Component, props, walk), walk);
  fail(`What is used as a component is ${type === null ? 'null' : typeof type}.`, walk);
}

function renderHost(tag: string, props: Props, walk: Walk): void {
  const fault = findHostFault(tag, props);
  if (fault !== null) fail(fault, walk);
  render(props.children, walk);
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

function findHostFault(tag: string, props: Props): string | null {
  const { children, style, dangerouslySetInnerHTML: inner, ...rest } = props;
  for (const [name, value] of Object.entries(rest))
    if (typeof value === 'function' || typeof value === 'symbol')
      return `<${tag}> gets a ${typeof value} as "${name}", which only a browser could use.`;
  if (isGiven(style) && !isObject(style))
    return `"style" of <${tag}> is no object of properties: write style={{ color: 'red' }}.`;
  if (isGiven(inner) && !(isObject(inner) && '__html' in inner))
    return `"dangerouslySetInnerHTML" of <${tag}> is not of the form { __html: '…' }.`;
  return voidElements.has(tag) && (isGiven(inner) || isGiven(children))
    ? `<${tag}> cannot have content.`
    : null;
}
