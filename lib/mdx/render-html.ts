import type { ElementContent, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { Fragment, isValidElement, type ReactNode } from 'react';

type Props = Record<string, unknown> & { children?: ReactNode };

/** Thrown where a tree needs React in the browser; never leaves this module. */
const needsReact = Symbol('needs React');

/** Properties that React handles in ways of its own. */
const special = new Set(['ref', 'style', 'defaultValue', 'defaultChecked', 'suppressHydrationWarning']);
const silent = new Set(['key', 'children', 'dangerouslySetInnerHTML']);
const isText = (node: unknown) => ['string', 'number', 'bigint'].includes(typeof node);
const isWord = (name: string) => name.startsWith('aria-') || name.startsWith('data-');

/**
 * The HTML of an element tree that needs nothing of React in the browser: server components are called, and no client
 * component, handler, hook or promise is among them. Such HTML reaches the page as one text, which a browser reads
 * several times faster than React builds the same elements one by one, and which hydration passes over.
 *
 * @param node elements made by server components
 * @returns the HTML; null when the tree has a part that only React can render
 * @throws what a component throws
 * @see acceptance NV-01
 */
export function renderHtml(node: ReactNode): string | null {
  const tree = renderTree(node);
  return tree && toHtml(tree, { allowDangerousHtml: true });
}

/** The same as a tree. Inner HTML that components give as text stays text in it, of type `raw`. */
export function renderTree(node: ReactNode): Root | null {
  try {
    return { type: 'root', children: toHast(node) };
  } catch (error) {
    if (error === needsReact) return null;
    throw error;
  }
}

function toHast(node: ReactNode): ElementContent[] {
  if (Array.isArray(node)) return (node as ReactNode[]).flatMap(toHast);
  if (typeof node !== 'object' || node === null)
    return isText(node) ? [{ type: 'text', value: String(node) }] : [];
  if (!isValidElement<Props>(node)) throw needsReact;
  const { type, props } = node;
  if (type === Fragment) return toHast(props.children);
  if (typeof type === 'string') return [element(type, props)];
  if (typeof type !== 'function' || '$$typeof' in type) throw needsReact;
  return toHast((type as (props: Props) => ReactNode)(props));
}

function element(tagName: string, props: Props): ElementContent {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(props)) {
    if (special.has(name) || typeof value === 'function') throw needsReact;
    if (silent.has(name) || value === null || value === undefined) continue;
    if (isWord(name)) properties[name] = String(value);
    else if (value !== false) properties[name] = value === true ? true : String(value);
  }
  const inner = Object.values(props['dangerouslySetInnerHTML'] ?? {});
  const children =
    inner.length > 0 ? [{ type: 'raw', value: String(inner[0]) } as const] : toHast(props.children);
  return { type: 'element', tagName, properties, children };
}
