import type { Program } from 'estree';
import type { Element, Root } from 'hast';
import type { CompileContext } from '../context';
import { expressionOf, staticValue, walkEstree } from '../estree';
import { attributeValue, isJsxElement, stringAttribute, type JsxElement } from '../jsx-node';
import { plainText } from '../plain-text';
import { createSectionWriter, type SectionWriter } from '../section-writer';
import type { Heading, PageSection } from '../types';
import { isGenerated } from './rehype-headings';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Text of a code block whose element holds only highlighted HTML. */
    code?: string;
  }
}

type Node = Root | Root['children'][number] | JsxElement;

/** Inline elements; all others begin and end a line. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em i img input ins kbd mark q s samp small span strike strong sub sup time u var Image ThemedImage'.split(
    ' ',
  ),
);

/** Attributes that readers see or hear as text, in the order of the page. */
const textAttributes: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['title'],
  Card: ['title'],
  Details: ['summary'],
  Diagram: ['title', 'alt'],
  Image: ['alt'],
  ThemedImage: ['alt'],
  iframe: ['title'],
  img: ['alt'],
};

/** Elements whose content is not displayed. */
const unseen = new Set(['script', 'style', 'template']);

/**
 * Collects the text of the page by section. Runs after the ids are set and before anything is added to headings and
 * code.
 *
 * @see acceptance BLD-11
 */
export function rehypeSections(context: CompileContext) {
  return (tree: Root): void => {
    context.doc.sections.push(...readSections(tree));
  };
}

/** The text of a tree by section, in order. */
export function readSections({ children }: Root): PageSection[] {
  const writer = createSectionWriter();
  writeAll({ writer, footnotes: new Map(), tabLabels: new Map() }, children);
  return writer.finish();
}

interface Visitor {
  writer: SectionWriter;
  /** Id of a footnote → the section that refers to it first. */
  footnotes: Map<string, number>;
  /** Value of a tab → its label, in the current tab set. */
  tabLabels: ReadonlyMap<unknown, string>;
}

function writeAll(visitor: Visitor, nodes: readonly Node[]): void {
  for (const node of nodes) write(visitor, node);
}

function write(visitor: Visitor, node: Node): void {
  const { writer } = visitor;
  if (node.type === 'text') writer.addText(node.value);
  else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    writeExpression(writer, node.data?.estree, node.type === 'mdxFlowExpression');
  else if (isJsxElement(node)) writeJsx(visitor, node);
  else if (node.type === 'element') writeElement(visitor, node);
}

function writeElement(visitor: Visitor, element: Element): void {
  const { writer, footnotes } = visitor;
  const { tagName, properties, children } = element;
  const level = headingLevel(tagName);
  if (properties['dataFootnoteRef'] !== undefined) {
    const target = String(properties['href']).slice(1);
    if (!footnotes.has(target)) footnotes.set(target, writer.mark());
  } else if (properties['dataFootnotes'] !== undefined) writeFootnotes(visitor, element);
  else if (properties['dataFootnoteBackref'] !== undefined || unseen.has(tagName)) return;
  else if (level && !isGenerated(element))
    openSection(visitor, level, String(properties['id'] ?? ''), element);
  else if (tagName === 'img') writer.addText(` ${String(properties['alt'] ?? '')} `);
  else writeTag(visitor, tagName, children, () => plainText(element));
}

function writeJsx(visitor: Visitor, element: JsxElement): void {
  const { writer } = visitor;
  const name = element.name ?? '';
  const level = headingLevel(name === 'Heading' ? (stringAttribute(element, 'as') ?? '') : name);
  if (unseen.has(name)) return;
  if (level) return openSection(visitor, level, stringAttribute(element, 'id') ?? '', element);
  if (name === 'CodeBlock') return writeCodeBlock(writer, element);
  if (name === 'Tabs') return writeTabs(visitor, element);
  writeAttributes(visitor, element, name);
  writeTag(visitor, name, element.children as Node[], () => plainText(element));
}

function writeAttributes(visitor: Visitor, element: JsxElement, name: string): void {
  const { writer } = visitor;
  if (name === 'TabItem') writeLine(writer, tabLabel(visitor, element));
  for (const attribute of textAttributes[name] ?? []) {
    const text = stringAttribute(element, attribute) ?? '';
    if (element.type === 'mdxJsxTextElement') writer.addText(` ${text} `);
    else writeLine(writer, text);
  }
}

function writeTag(visitor: Visitor, tag: string, children: readonly Node[], text: () => string): void {
  const { writer } = visitor;
  if (tag === 'br') return writer.addText(' ');
  if (tag === 'wbr') return;
  if (tag === 'pre') return writer.addCodeBlock(rawText(children));
  if (tag === 'code') writer.noteCode(text());
  const isCell = tag === 'td' || tag === 'th';
  const isBlock = !isCell && !inline.has(tag) && tag !== '';
  if (isBlock) writer.endLine();
  writeAll(visitor, children);
  if (isBlock) writer.endLine();
  if (isCell) writer.addText(' ');
}

function openSection(
  visitor: Visitor,
  level: Heading['level'],
  id: string,
  node: Element | JsxElement,
): void {
  visitor.writer.open({ id, level, title: plainText(node) });
  noteCodeIn(visitor.writer, node);
}

function noteCodeIn(writer: SectionWriter, node: Node): void {
  const tag = isJsxElement(node) ? node.name : node.type === 'element' ? node.tagName : undefined;
  if (tag === 'code') writer.noteCode(plainText(node));
  else if ('children' in node) for (const child of node.children) noteCodeIn(writer, child as Node);
}

/** Adds each footnote to the section that refers to it; skips their heading, which is generated. */
function writeFootnotes(visitor: Visitor, section: Element): void {
  const { writer, footnotes } = visitor;
  const last = writer.mark();
  const list = section.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'ol',
  );
  for (const note of list?.children ?? []) {
    if (note.type !== 'element') continue;
    writer.resume(footnotes.get(String(note.properties['id'])) ?? last);
    writeAll(visitor, note.children);
  }
  writer.resume(last);
}

function writeLine(writer: SectionWriter, text: string): void {
  writer.endLine();
  writer.addText(text);
  writer.endLine();
}

function writeCodeBlock(writer: SectionWriter, element: JsxElement): void {
  writeLine(writer, stringAttribute(element, 'title') ?? '');
  const code = element.data && 'code' in element.data ? element.data.code : undefined;
  writer.addCodeBlock(code ?? rawText(element.children as Node[]));
}

/** Includes all tabs, not only the initially selected one. */
function writeTabs(visitor: Visitor, tabs: JsxElement): void {
  writeTag({ ...visitor, tabLabels: readTabLabels(tabs) }, 'Tabs', tabs.children as Node[], () => '');
}

/** Labels given on `<Tabs values={[…]}>`, by value. */
function readTabLabels(tabs: JsxElement): Map<unknown, string> {
  const values = attributeValue(tabs, 'values')?.value;
  const items = Array.isArray(values) ? (values as ({ value?: unknown; label?: unknown } | null)[]) : [];
  return new Map(
    items.flatMap((item) => (typeof item?.label === 'string' ? [[item.value, item.label] as const] : [])),
  );
}

/** Label of a tab; its value if it has none. */
function tabLabel({ tabLabels }: Visitor, item: JsxElement): string {
  const value = stringAttribute(item, 'value') ?? '';
  return tabLabels.get(value) ?? stringAttribute(item, 'label') ?? value;
}

/** Writes the content of braces: the value if it is static, otherwise the strings in the expression. */
function writeExpression(writer: SectionWriter, program: Program | null | undefined, isBlock: boolean): void {
  const expression = expressionOf(program);
  if (!expression) return;
  if (isBlock) writer.endLine();
  const known = staticValue(expression)?.value;
  if (typeof known === 'string' || typeof known === 'number') writer.addText(String(known));
  else walkEstree(expression, (node, parent, key) => writeExpressionText(writer, node, parent?.type, key));
  if (isBlock) writer.endLine();
}

function writeExpressionText(
  writer: SectionWriter,
  node: { type: string },
  parent: string | undefined,
  key: string | null,
): 'skip' | void {
  if (node.type === 'JSXAttribute') return 'skip';
  const { value } = node as { value?: unknown };
  if (node.type === 'JSXText' && typeof value === 'string') writer.addText(value);
  const isName = (parent === 'Property' || parent === 'MemberExpression') && key !== 'value';
  if (node.type === 'Literal' && typeof value === 'string' && !isName) writer.addText(` ${value} `);
}

function headingLevel(tag: string): Heading['level'] | undefined {
  const level = Number(/^h([1-6])$/.exec(tag)?.[1]);
  return level ? (level as Heading['level']) : undefined;
}

function rawText(nodes: readonly Node[]): string {
  return nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? rawText(node.children as Node[]) : '',
    )
    .join('');
}
