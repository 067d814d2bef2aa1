import type { Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { report, type CompileContext } from '../context';
import { createJsxElement } from '../jsx-node';
import { plainText } from '../plain-text';

/** Names of admonitions; the last three are aliases. */
const admonitions = new Set([
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'success',
  'secondary',
]);

/**
 * Turns `:::note` blocks into `<Admonition type title>` and turns every other directive back into text (`:3000`).
 *
 * @see acceptance DOC-18, BLD-11
 */
export function remarkDirectives(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      const siblings: RootContent[] = parent.children;
      if (node.type === 'containerDirective') {
        checkClosing(context, node);
        siblings[index] = createAdmonition(context, node);
        return index;
      }
      if (node.type === 'leafDirective') {
        siblings[index] = restoreLeaf(context, node);
        return index;
      }
      if (node.type === 'textDirective') {
        siblings.splice(index, 1, ...asWritten(context, node));
        return index;
      }
      return;
    });
    joinTexts(tree);
    reportLeftovers(context, tree);
  };
}

function createAdmonition(context: CompileContext, node: ContainerDirective): RootContent {
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  if (!admonitions.has(node.name)) reportUnknown(context, node);
  const { name: type } = node;
  if (!hasLabel) return createJsxElement('Admonition', { type }, node, node.children);
  const isPlain = first.children.every((child) => child.type === 'text' && !child.value.includes(':'));
  if (!isPlain) return createJsxElement('Admonition', { type }, node, [createTitle(first), ...rest]);
  return createJsxElement('Admonition', { type, title: plainText(first) || undefined }, node, rest);
}

/** A title with markup becomes a child, which the component recognizes by its attribute. */
function createTitle(label: Paragraph): Paragraph {
  return { ...label, data: { hName: 'span', hProperties: { dataTitle: '' } } };
}

function reportUnknown(context: CompileContext, node: ContainerDirective): void {
  report(context, node.position, {
    rule: 'unknown-directive',
    message: `There is no block ":::${node.name}".`,
    hint: 'Use :::note, :::tip, :::info, :::warning or :::danger; the block is shown as info.',
    severity: 'warning',
  });
}

function checkClosing(context: CompileContext, node: ContainerDirective): void {
  const lastLine = sourceOf(context, node).split('\n').at(-1) ?? '';
  if (/^[ \t>]*:{3,}[ \t]*$/.test(lastLine)) return;
  report(context, node.position, {
    rule: 'unclosed-directive',
    message: `The block ":::${node.name}" is never closed, so it takes in everything below it.`,
    hint: 'Put ":::" on a line of its own where the block ends.',
    severity: 'warning',
  });
}

function restoreLeaf(context: CompileContext, node: LeafDirective): Paragraph {
  return {
    type: 'paragraph',
    children: asWritten(context, node),
    ...(node.position && { position: node.position }),
  };
}

/** The directive as text, with the markup of its label. */
function asWritten(context: CompileContext, node: LeafDirective | TextDirective): PhrasingContent[] {
  const source = sourceOf(context, node);
  const base = node.position?.start.offset ?? 0;
  const start = node.children.at(0)?.position?.start.offset;
  const end = node.children.at(-1)?.position?.end.offset;
  if (start === undefined || end === undefined) return [createText(source, node)];
  return [
    createText(source.slice(0, start - base), node),
    ...node.children,
    createText(source.slice(end - base), node),
  ];
}

function createText(value: string, { position }: LeafDirective | TextDirective): Text {
  return { type: 'text', value, ...(position && { position }) };
}

function sourceOf({ text }: CompileContext, { position }: RootContent): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

/** Merges adjacent text nodes, so that later plugins see whole words. */
function joinTexts(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    const next = index === undefined ? undefined : parent?.children[index + 1];
    if (index === undefined || !parent || next?.type !== 'text') return;
    node.value += next.value;
    if (node.position && next.position)
      node.position = { start: node.position.start, end: next.position.end };
    parent.children.splice(index + 1, 1);
    return [SKIP, index];
  });
}

function reportLeftovers(context: CompileContext, tree: Root): void {
  visit(tree, 'text', (node) => {
    for (const [row, line] of node.value.split('\n').entries()) {
      if (!/^\s*:{3,}/.test(line)) continue;
      report(
        context,
        {
          line: (node.position?.start.line ?? 1) + row,
          column: row === 0 ? (node.position?.start.column ?? 1) : 1,
        },
        {
          rule: 'stray-directive',
          message: `"${line.trim()}" opens or closes no block and is shown as text.`,
          hint: 'Write ":::note" without a space after the colons, close each block once, and give an outer block more colons than an inner one.',
          severity: 'warning',
        },
      );
    }
  });
}
