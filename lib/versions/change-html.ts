import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { formatCount } from '@/lib/content/problems';
import { withBasePath } from '@/lib/routing/base-path';
import { getReleaseLine } from '@/lib/site/release-line';
import { countChangedSections } from './change-list';
import { describeCounts } from './describe-counts';
import type { BlockChange, PageChange, SectionChange, TextPart } from './types';

/** Shorter runs of unchanged code lines stay visible. */
const longCode = 10;
/** Number of unchanged code lines that stay visible next to a change. */
const context = 3;

const tags = { added: 'ins', removed: 'del' } as const;

/** Creates an HTML element; children that are strings become text nodes. */
const h = (tagName: string, properties: Properties, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

const spoken = (words: string): Element => h('span', { className: ['sr-only'] }, words);

/** Marks content that only one version has. With `hasEnd`, screen readers also announce the end of the mark. */
function mark(kind: keyof typeof tags, children: (Element | string)[], hasEnd: boolean): Element {
  const end = hasEnd ? [spoken(']')] : [];
  return h(tags[kind], {}, spoken(`${hasEnd ? '[' : ''}${kind}: `), ...children, ...end);
}

/** Renders running text with marked changes. `isMixed` is true if both versions contain part of the text. */
function drawWords(parts: readonly TextPart[], isMixed: boolean): (Element | string)[] {
  return parts.map(({ kind, text }) => (kind === 'same' ? text : mark(kind, [text], isMixed)));
}

/** Renders a heading with marked changes. Screen readers need no marks if the whole section was added or removed. */
function drawTitle(parts: readonly TextPart[], isMixed: boolean): (Element | string)[] {
  if (isMixed) return drawWords(parts, true);
  return parts.map(({ kind, text }) => (kind === 'same' ? text : h(tags[kind], {}, text)));
}

/** Groups adjacent items with the same key. */
function groupRuns<T, K>(items: readonly T[], getKey: (item: T) => K): { key: K; items: T[] }[] {
  const runs: { key: K; items: T[] }[] = [];
  for (const item of items) {
    const [last, key] = [runs.at(-1), getKey(item)];
    if (last?.key === key) last.items.push(item);
    else runs.push({ key, items: [item] });
  }
  return runs;
}

const fold = (summary: string, children: ElementContent[]): Element =>
  h('details', {}, h('summary', {}, summary), ...children);

/** Splits a part of code into lines. In long unchanged parts, lines that are not near a change get `isFolded`. */
function toLines({ kind, text }: TextPart, index: number, all: readonly TextPart[]) {
  const lines = text.split('\n');
  const isLong = kind === 'same' && all.length > 1 && lines.length >= longCode;
  const start = index === 0 ? 0 : context;
  const end = lines.length - (index === all.length - 1 ? 0 : context);
  return lines.map((line, at) => ({ kind, line, isFolded: isLong && at >= start && at < end }));
}

function drawCode(parts: readonly TextPart[]): Element[] {
  return groupRuns(parts.flatMap(toLines), ({ isFolded }) => isFolded).map(({ key: isFolded, items }) => {
    const drawn = groupRuns(items, ({ kind }) => kind).flatMap(({ key: kind, items: lines }) => {
      // Each element includes its line break, so that CSS can show lines as boxes with a sign in front.
      const boxes = lines.map(({ line }) => h('span', { className: ['line'] }, `${line}\n`));
      return kind === 'same' ? boxes : mark(kind, boxes, false);
    });
    const pre = h('pre', {}, ...drawn);
    return isFolded ? fold(formatCount(items.length, 'unchanged line'), [pre]) : pre;
  });
}

/** What the HTML of a comparison needs: the label of the older version, and the base path of the site. */
interface ViewOptions {
  fromLabel: string;
  basePath: string;
}

const kindNames = { added: 'Added', removed: 'Removed', moved: 'Moved', changed: 'Changed' } as const;

const drawBlock = (block: BlockChange): Element =>
  block.type === 'code'
    ? h('div', { className: ['change-code'] }, ...drawCode(block.parts))
    : h('p', {}, ...drawWords(block.parts, block.kind === 'changed'));

function nameUnchanged(blocks: readonly BlockChange[]): string {
  const code = blocks.filter(({ type }) => type === 'code').length;
  const text = blocks.length - code;
  const paragraphs = text > 0 && formatCount(text, 'unchanged paragraph');
  return [paragraphs, code > 0 && formatCount(code, 'unchanged code block')].filter(Boolean).join(', ');
}

/** Renders the blocks of a section. Collapses unchanged blocks, except a single paragraph between two changes. */
function drawBlocks(blocks: readonly BlockChange[]): ElementContent[] {
  return groupRuns(blocks, ({ kind }) => kind === 'same').flatMap(({ key: isSame, items }, index, runs) => {
    const isBetween = index > 0 && index < runs.length - 1;
    const staysInView = !isSame || (isBetween && items.length === 1 && items[0]?.type === 'text');
    return staysInView ? items.map(drawBlock) : fold(nameUnchanged(items), items.map(drawBlock));
  });
}

/** Returns the address of a section on the newer page, or on the older page if the section was removed. */
function getAddress({ from, to }: PageChange, section: SectionChange): string {
  const [route, place] = section.to ? [to?.route, section.to] : [from?.route, section.from];
  return `${route ?? ''}${place?.id ? `#${place.id}` : ''}`;
}

function drawSection(page: PageChange, section: SectionChange, { basePath }: ViewOptions): Element {
  const { kind, from, to, title, blocks } = section;
  const heading = drawTitle(title, kind === 'changed' || kind === 'moved');
  return h(
    'section',
    { dataKind: kind, dataFrom: from?.index, dataTo: to?.index },
    h(
      'h3',
      {},
      ...(kind === 'same' ? [] : [h('span', { className: ['change-kind'] }, `${kindNames[kind]}: `)]),
      h('a', { href: withBasePath(getAddress(page, section), basePath) }, ...heading),
    ),
    ...(kind === 'same' ? blocks.map(drawBlock) : drawBlocks(blocks)),
  );
}

/** Summarizes changes: `2 of 9 sections differ: 1 changed, 1 added. Words: 30 added, 4 removed.` */
function describe(page: PageChange): string {
  const { changed, added, removed, moved } = countChangedSections(page);
  const kinds = describeCounts({ changed, added, removed, moved });
  const differing = changed + added + removed + moved;
  if (differing === 0) return 'The text is identical.';
  const words = describeCounts({ added: page.size.added, removed: page.size.removed });
  const of = formatCount(page.sections.length, 'section');
  return `${differing} of ${of} ${differing === 1 ? 'differs' : 'differ'}: ${kinds}.${words && ` Words: ${words}.`}`;
}

function drawHead({ from, kind }: PageChange, { fromLabel, basePath }: ViewOptions): Element[] {
  if (!from) return [];
  const address = withBasePath(from.route, basePath);
  const moved = kind === 'moved' ? [`In ${getReleaseLine(fromLabel)} this page was at ${from.route}. `] : [];
  return [h('p', {}, ...moved, h('a', { href: address }, `Read the page of ${getReleaseLine(fromLabel)}`))];
}

/**
 * Renders the comparison of a page in two versions as HTML: counts, then all sections in the order of the newer
 * version. The HTML contains both texts completely: `data-from` and `data-to` are the indexes of a section in the two
 * versions; without `.sr-only`, `summary` and `ins` or `del`, the text of one version remains.
 */
export function toChangeHtml(page: PageChange, options: ViewOptions): string {
  const runs = groupRuns(page.sections, ({ kind }) => kind === 'same');
  const sections = runs.flatMap(({ key: isSame, items }) => {
    const drawn = items.map((section) => drawSection(page, section, options));
    return isSame ? fold(formatCount(items.length, 'unchanged section'), drawn) : drawn;
  });
  const counts = h('p', { className: ['change-counts'] }, describe(page));
  return toHtml({ type: 'root', children: [counts, ...drawHead(page, options), ...sections] });
}
