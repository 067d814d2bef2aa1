import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { reportProblem, type CompileContext } from '../context';
import { getAttribute, isMdxExpression, isJsxElement, readAttribute, type JsxElement } from '../jsx-node';

/** Checks the children, values, default values and query parameters of sets of tabs. @see acceptance BLD-09, DOC-19 */
export function remarkTabs(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, (node, _index, parent) => {
      if (isJsxElement(node, 'Tabs')) checkTabs(context, node);
      if (isJsxElement(node, 'TabItem') && !(parent && isJsxElement(parent, 'Tabs'))) {
        fail(context, node, 'A <TabItem> is outside <Tabs>.', 'Put it directly inside <Tabs>.');
      }
    });
  };
}

function checkTabs(context: CompileContext, tabs: JsxElement): void {
  const children = tabs.children.filter((child) => !isBlank(child));
  const items = children.filter((child): child is JsxElement => isJsxElement(child, 'TabItem'));
  for (const child of children) if (!isJsxElement(child, 'TabItem')) reportForeign(context, child);
  const hint = 'Add a <TabItem value="…"> for each tab, or remove the <Tabs>.';
  if (items.length === 0) fail(context, tabs, 'This <Tabs> has no <TabItem>.', hint);
  if (readAttribute(tabs, 'queryString')?.value === true && readText(tabs, 'groupId') === undefined) {
    const message =
      '"queryString" has no effect, because this <Tabs> has no "groupId" to name the parameter.';
    fail(context, tabs, message, 'Add groupId="…", or give the name of the parameter: queryString="os".');
  }
  const values = getAttribute(tabs, 'values') ? readValues(tabs) : collectValues(context, items);
  if (values && items.length > 0) checkDefault(context, tabs, values);
}

/** Returns the value of an attribute as text, as components show it; undefined if it is missing or null. */
function readText(element: JsxElement, name: string): string | undefined {
  const { value } = readAttribute(element, name) ?? {};
  return value === undefined || value === null ? undefined : String(value);
}

/** True for white space and comments. */
const isBlank = (node: RootContent): boolean =>
  isMdxExpression(node) || (node.type === 'text' && node.value.trim() === '');

function reportForeign(context: CompileContext, child: RootContent): void {
  const markdown = child.type === 'paragraph' ? 'Text' : `A ${child.type}`;
  const message = `${isJsxElement(child) ? `<${child.name ?? ''}>` : markdown} cannot be directly inside <Tabs>.`;
  fail(context, child, message, 'Move it into a <TabItem> or outside <Tabs>.');
}

/** Returns the values in `<Tabs values={[…]}>`; undefined if it is not a list. */
function readValues(tabs: JsxElement): string[] | undefined {
  const list = readAttribute(tabs, 'values')?.value;
  if (!Array.isArray(list)) return undefined;
  return list.map((item: { value?: unknown } | null) => String(item?.value));
}

function collectValues(context: CompileContext, items: readonly JsxElement[]): string[] | undefined {
  const values: string[] = [];
  for (const item of items) {
    const value = readText(item, 'value');
    if (value === undefined) {
      if (getAttribute(item, 'value')) return undefined;
      const hint = 'Give it a value="…" that is unique in this set of tabs.';
      fail(context, item, 'This <TabItem> has no value.', hint);
    } else if (values.includes(value)) {
      const message = `Two tabs of this set have the value "${value}".`;
      fail(context, item, message, 'Give each <TabItem> a unique value.');
    } else {
      values.push(value);
    }
  }
  return values;
}

function checkDefault(context: CompileContext, tabs: JsxElement, values: readonly string[]): void {
  const value = readText(tabs, 'defaultValue');
  if (value === undefined || values.includes(value)) return;
  const message = `No tab of this set has the default value "${value}".`;
  fail(context, tabs, message, `Use one of: ${values.join(', ')}.`);
}

function fail(context: CompileContext, node: RootContent, message: string, hint: string): void {
  reportProblem(context, node.position, { rule: 'tab-set', message, hint, severity: 'error' });
}
