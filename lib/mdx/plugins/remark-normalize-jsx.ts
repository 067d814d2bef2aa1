import type { Node, SimpleCallExpression } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CompileContext } from '../context';
import { isPropertyName, walkEstree } from '../estree';
import {
  getAttribute,
  isMdxExpression,
  isJsxElement,
  readAttributeExpression,
  type JsxElement,
} from '../jsx-node';
import { toAssetAddress } from '../url-attributes';

/**
 * Normalizes the JSX in pages: replaces `require('./x.png').default`, `useBaseUrl('/x')` and imported assets with plain
 * paths, removes `toc={toc}` and `items={useCurrentSidebarCategory().items}`, since the components set these
 * themselves, and renames `<details>` to `<Details>` and `<h2 id>` to `<h6 id>` to `<Heading>`.
 * @see acceptance BLD-11, DOC-11
 */
export function remarkNormalizeJsx({ assets }: CompileContext) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isJsxElement(node)) adaptElement(node, assets);
      else if (isMdxExpression(node) && node.data?.estree) inlinePaths(node.data.estree, assets);
    });
  };
}

function adaptElement(element: JsxElement, assets: CompileContext['assets']): void {
  rename(element);
  element.attributes = element.attributes.filter((attribute) => {
    const expression = attribute.type === 'mdxJsxAttribute' && readAttributeExpression(attribute);
    if (!expression) return true;
    if (isSuppliedByPage(attribute.name, expression)) return false;
    inlinePaths(expression, assets);
    if (expression.type === 'Literal' && typeof expression.value === 'string')
      attribute.value = expression.value;
    return true;
  });
}

function rename(element: JsxElement): void {
  if (element.name === 'details') element.name = 'Details';
  if (!element.name || !/^h[2-6]$/.test(element.name) || !getAttribute(element, 'id')) return;
  element.attributes.push({ type: 'mdxJsxAttribute', name: 'as', value: element.name });
  element.name = 'Heading';
}

function isSuppliedByPage(name: string, expression: Node): boolean {
  if (name === 'toc') return expression.type === 'Identifier' && expression.name === 'toc';
  if (name !== 'items') return false;
  let callsHook = false;
  walkEstree(expression, (node) => {
    callsHook ||= node.type === 'Identifier' && node.name === 'useCurrentSidebarCategory';
  });
  return callsHook;
}

function inlinePaths(root: Node, assets: CompileContext['assets']): void {
  walkEstree(root, (node, parent, key) => {
    if (isPropertyName(parent, key)) return;
    const path = readPath(node, assets);
    if (path === undefined) return;
    const { loc } = node;
    for (const field of Object.keys(node)) Reflect.deleteProperty(node, field);
    Object.assign(node, { type: 'Literal', value: path, ...(loc && { loc }) });
    return 'skip';
  });
}

function readPath(node: Node, assets: CompileContext['assets']): string | undefined {
  if (node.type === 'Identifier') return assets.get(node.name);
  if (node.type === 'CallExpression') return readPathCall(node);
  if (node.type !== 'MemberExpression' || node.object.type !== 'CallExpression') return undefined;
  const isDefault = node.property.type === 'Identifier' && node.property.name === 'default';
  return isDefault ? readPathCall(node.object) : undefined;
}

function readPathCall({ callee, arguments: [argument] }: SimpleCallExpression): string | undefined {
  const isPathCall =
    callee.type === 'Identifier' && (callee.name === 'require' || callee.name === 'useBaseUrl');
  if (!isPathCall || argument?.type !== 'Literal' || typeof argument.value !== 'string') return undefined;
  const path = toAssetAddress(argument.value);
  // `useBaseUrl('img/x.png')` is relative to the site, not to the page.
  return callee.name === 'useBaseUrl' && !/^(?:[a-z]+:|\/|#)/i.test(path) ? `/${path}` : path;
}
