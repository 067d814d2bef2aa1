import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { rawText, toPlainText } from './plain-text';
import type { Heading, PageSection } from './types';
import { collapseSpaces } from '@/lib/text/collapse-spaces';

/** Tag names of inline elements. All other elements begin and end a line of text. */
const inline = new Set(
  'a abbr b bdi bdo br cite code del dfn em i img input ins kbd mark q s samp small span strike strong sub sup td th time u var wbr'.split(
    ' ',
  ),
);

type Draft = Omit<PageSection, 'text' | 'pictures' | 'names'> &
  Record<'lines' | 'pictures' | 'names', string[]>;

const createDraft = (id: string, level: Heading['level'], title: string): Draft => ({
  id,
  level,
  title,
  lines: [],
  pictures: [],
  names: [],
  code: [],
});

/**
 * Reads the text of a page's HTML by section, in order. Skips elements that a component marks with `data-no-index`,
 * because their text comes from the site itself or from other pages.
 * @see acceptance BLD-11
 */
export function readSections(html: string): PageSection[] {
  const reader = new SectionReader();
  reader.read(fromHtml(html, { fragment: true }).children);
  return reader.finish();
}

class SectionReader {
  /** Section that is being read. The first section has no heading. */
  private current = createDraft('', 1, '');
  private readonly drafts = [this.current];
  private line = '';
  /** For each footnote id, the first section that refers to the footnote. */
  private readonly footnotes = new Map<string, Draft>();

  read(nodes: readonly (RootContent | ElementContent)[]): void {
    for (const node of nodes) {
      if (node.type === 'text') this.line += node.value;
      else if (node.type === 'element') this.readElement(node);
    }
  }

  /** Returns the sections. Omits the one before the first heading if it is empty. */
  finish(): PageSection[] {
    this.endLine();
    return this.drafts
      .filter(({ lines }, index) => index > 0 || lines.length > 0)
      .map(({ lines, pictures, names, ...section }) => ({
        ...section,
        text: lines.join('\n'),
        ...(pictures.length > 0 && { pictures: pictures.join('\n') }),
        ...(names.length > 0 && { names }),
      }));
  }

  private readElement(element: Element): void {
    if (isSkipped(element)) return;
    const { tagName, properties } = element;
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1]);
    if ('dataFootnoteRef' in properties) this.keepReference(String(properties['href']).slice(1));
    else if ('dataFootnotes' in properties) this.readFootnotes(element);
    else if (level) this.openSection(level as Heading['level'], element);
    else if (tagName === 'pre') this.addCodeBlock(rawText(element));
    else if (isScreenshot(element)) this.readScreenshot(element);
    else if (inline.has(tagName)) this.readInline(element);
    else {
      this.endLine();
      if (['tr', 'li'].includes(tagName)) this.current.names.push(...readNames(element));
      if (['iframe', 'video'].includes(tagName)) this.line += titleOf(element);
      this.read((element.content ?? element).children);
      this.endLine();
    }
  }

  private readInline(element: Element): void {
    const { tagName, properties, children } = element;
    if (tagName === 'img') this.line += ` ${String(properties['alt'] ?? '')} `;
    if (tagName === 'code') this.noteCode(toPlainText(element));
    this.read(children);
    if (['br', 'td', 'th'].includes(tagName)) this.line += ' ';
  }

  private readScreenshot({ children }: Element): void {
    const { current } = this;
    const { lines, pictures } = current;
    this.endLine();
    current.lines = pictures;
    this.read(children);
    this.endLine();
    current.lines = lines;
  }

  private openSection(level: Heading['level'], heading: Element): void {
    const id = String(heading.properties['id'] ?? '');
    this.endLine();
    this.current = createDraft(id, level, toPlainText(heading));
    this.drafts.push(this.current);
    visit(heading, { tagName: 'code' }, (node) => this.noteCode(rawText(node)));
  }

  private keepReference(footnote: string): void {
    if (!this.footnotes.has(footnote)) this.footnotes.set(footnote, this.current);
  }

  /** Adds each footnote to the section that refers to it first. Skips the generated heading of the footnotes. */
  private readFootnotes({ children }: Element): void {
    const last = this.current;
    const notes = children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'ol' ? child.children : [],
    );
    for (const note of notes) {
      if (note.type !== 'element') continue;
      this.endLine();
      this.current = this.footnotes.get(String(note.properties['id'])) ?? last;
      this.read(note.children);
    }
    this.endLine();
    this.current = last;
  }

  private endLine(): void {
    const text = collapseSpaces(this.line);
    if (text !== '') this.current.lines.push(text);
    this.line = '';
  }

  /** Adds a code block without collapsing its whitespace. */
  private addCodeBlock(code: string): void {
    this.endLine();
    const text = code.replace(/^\s*\n|\s+$/g, '');
    if (text !== '') this.current.lines.push(text);
    this.noteCode(text);
  }

  private noteCode(code: string): void {
    const text = code.trim();
    if (text !== '') this.current.code.push(text);
  }
}

/**
 * Returns the code with which a list item or the first cell of a row begins. Code in a link is explained elsewhere, and
 * so is a row whose last cell is only a link.
 */
function readNames({ tagName, children }: Element): string[] {
  const cells = children.filter(({ type }) => type === 'element');
  const place: Root = { type: 'root', children: tagName === 'tr' ? cells.slice(0, 1) : children };
  const last = cells.at(-1);
  if (tagName === 'tr' && last?.type === 'element' && isLink(last.children[0]) && last.children.length === 1)
    return [];
  const names: string[] = [];
  let rest = toPlainText(place);
  visit(place, { tagName: 'code' }, (node, _, parent) => {
    const code = toPlainText(node);
    if (!rest.startsWith(code) || isLink(parent)) return EXIT;
    names.push(code);
    rest = rest.slice(code.length).replace(/^,? ?(?:(?:and|or) )?/, '');
    return CONTINUE;
  });
  return names;
}

const isLink = (node: ElementContent | Root | undefined): boolean =>
  node?.type === 'element' && node.tagName === 'a';

/** Returns the accessible name of an element whose content is not in the page. */
const titleOf = ({ properties: { title, ariaLabel } }: Element) => String(title ?? ariaLabel ?? '');

const isScreenshot = ({ tagName, properties }: Element) =>
  tagName === 'figure' && [properties['className']].flat().includes('screenshot');

const isSkipped = ({ tagName, properties }: Element) =>
  ['script', 'style'].includes(tagName) || 'dataNoIndex' in properties || 'dataFootnoteBackref' in properties;
