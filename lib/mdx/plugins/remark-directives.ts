import type { Paragraph, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { getAdmonitionLook, listAdmonitionTypes } from '../admonitions';
import { getBodyPlace, reportProblem, type CompileContext } from '../context';
import { createJsxElement } from '../jsx-node';
import { toPlainText } from '../plain-text';

/** Character code of the colon, with which directives begin. */
const colon = 58;

/** Block constructs that an extension adds to the parser, by the code of their first character. */
interface SyntaxExtension {
  flow: Partial<Record<number, readonly object[]>>;
}

/** Limits the plugin `remark-directive`, which must run directly before, to blocks: `:3000` and `::x` remain text. */
export function remarkBlockDirectivesOnly(this: Processor): void {
  const { micromarkExtensions = [] } = this.data() as { micromarkExtensions?: SyntaxExtension[] };
  const directives = micromarkExtensions.at(-1);
  const [block] = directives?.flow[colon] ?? [];
  if (directives && block) Object.assign(directives, { text: {}, flow: { [colon]: block } });
}

/** Converts `:::note` blocks to `<Admonition type title>`. @see acceptance DOC-18, BLD-11 */
export function remarkDirectives(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const siblings: RootContent[] = parent.children;
      checkClosing(context, node);
      siblings[index] = createAdmonition(context, node);
      return index;
    });
    reportLeftovers(context, tree);
  };
}

function createAdmonition(context: CompileContext, node: ContainerDirective): RootContent {
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  if (getAdmonitionLook(node.name) === undefined) reportUnknown(context, node);
  const { title, ...props } = readAttributes(context, node);
  if (!hasLabel) return createJsxElement('Admonition', { ...props, title }, node, node.children);
  const isPlain = first.children.every((child) => child.type === 'text' && !child.value.includes(':'));
  if (!isPlain) return createJsxElement('Admonition', props, node, [createTitle(first), ...rest]);
  return createJsxElement('Admonition', { ...props, title: toPlainText(first) || undefined }, node, rest);
}

/** Returns the type of an admonition and the attributes that are not empty; reports all others. */
function readAttributes(context: CompileContext, node: ContainerDirective) {
  const { title, id, class: shortcuts, className, ...others } = node.attributes ?? {};
  for (const name of Object.keys(others)) reportAttribute(context, node, name);
  const classes = [shortcuts, className].filter(Boolean).join(' ');
  return { type: node.name, title: title || undefined, id: id || undefined, className: classes || undefined };
}

function reportAttribute(context: CompileContext, node: ContainerDirective, name: string): void {
  const message = `":::${node.name}" has no attribute "${name}".`;
  const hint = 'Use title="…", id="…" or className="…", or remove it.';
  reportProblem(context, node.position, { rule: 'unknown-directive', message, hint, severity: 'warning' });
}

/** Converts a title with markup to a child element that the component recognizes by its attribute. */
function createTitle(label: Paragraph): Paragraph {
  return { ...label, data: { hName: 'span', hProperties: { dataTitle: '' } } };
}

function reportUnknown(context: CompileContext, node: ContainerDirective): void {
  const message = `There is no block ":::${node.name}".`;
  const hint = `Use ${listAdmonitionTypes(':::')}. The block is displayed as info.`;
  reportProblem(context, node.position, { rule: 'unknown-directive', message, hint, severity: 'warning' });
}

function checkClosing(context: CompileContext, node: ContainerDirective): void {
  const { start, end } = node.position ?? {};
  const lastLine = context.text.slice(start?.offset, end?.offset).split('\n').at(-1) ?? '';
  if (/^[ \t>]*:{3,}[ \t]*$/.test(lastLine)) return;
  const message = `The block ":::${node.name}" is never closed, so it includes everything below it.`;
  const hint = 'Put ":::" on a separate line where the block ends.';
  reportProblem(context, node.position, { rule: 'unclosed-directive', message, hint, severity: 'warning' });
}

function reportLeftovers(context: CompileContext, tree: Root): void {
  const hint =
    'Write ":::note" without a space after the colons, close each block once, and give an outer block more colons than an inner one.';
  visit(tree, 'text', (node) => {
    const { line, column } = getBodyPlace(node.position);
    for (const [row, text] of node.value.split('\n').entries()) {
      if (!/^\s*:{3,}/.test(text)) continue;
      const place = { line: line + row, column: row === 0 ? column : 1 };
      const message = `"${text.trim()}" does not open or close a block, so it is displayed as text.`;
      reportProblem(context, place, { rule: 'stray-directive', message, hint, severity: 'warning' });
    }
  });
}
