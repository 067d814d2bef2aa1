import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { withBasePath } from '@/lib/routing/base-path';
import { countSections, getReleaseLine } from './change-list';
import { drawCode, drawTitle, drawWords, fold, groupRuns, h } from './change-marks';
import { count, describeCounts } from './describe-counts';
import type { BlockChange, PageChange, SectionChange } from './types';

interface ViewOptions {
  /** Label of the older version. */
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
  return [
    ...(text > 0 ? [count(text, 'unchanged paragraph|unchanged paragraphs')] : []),
    ...(code > 0 ? [count(code, 'unchanged code block|unchanged code blocks')] : []),
  ].join(', ');
}

/** Blocks of a section. One unchanged paragraph between changes stays in view, more of them are folded. */
function drawBlocks(blocks: readonly BlockChange[]): ElementContent[] {
  return groupRuns(blocks, ({ kind }) => kind === 'same').flatMap(({ key: isSame, items }, index, runs) => {
    const isBetween = index > 0 && index < runs.length - 1;
    const staysInView = !isSame || (isBetween && items.length === 1 && items[0]?.type === 'text');
    return staysInView ? items.map(drawBlock) : fold(nameUnchanged(items), items.map(drawBlock));
  });
}

/** Where the section can be read: on the newer page, or on the older one where it is gone. */
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

/** `2 of 9 sections differ: 1 changed, 1 added. Words: 30 added, 4 removed.` */
function describe(page: PageChange): string {
  const { changed, added, removed, moved } = countSections(page);
  const kinds = describeCounts({ changed, added, removed, moved });
  const differing = changed + added + removed + moved;
  if (differing === 0) return 'The text is identical.';
  const words = describeCounts({ added: page.size.added, removed: page.size.removed });
  const of = count(page.sections.length, 'section|sections');
  return `${differing} of ${of} ${differing === 1 ? 'differs' : 'differ'}: ${kinds}.${words && ` Words: ${words}.`}`;
}

function drawHead({ from, kind }: PageChange, { fromLabel, basePath }: ViewOptions): Element[] {
  if (!from) return [];
  const address = withBasePath(from.route, basePath);
  const moved = kind === 'moved' ? [`In ${getReleaseLine(fromLabel)} this page was at ${from.route}. `] : [];
  return [h('p', {}, ...moved, h('a', { href: address }, `Read the page of ${getReleaseLine(fromLabel)}`))];
}

/**
 * The comparison of two pages as HTML for readers of the newer one: counts, then its sections in order, with what is
 * unchanged folded. Nothing is left out: `data-from` and `data-to` are the places of a section in the two texts, `del`
 * and `ins` hold what one of them has, and without `.sr-only` and `summary` each side is the text of its version.
 */
export function toChangeHtml(page: PageChange, options: ViewOptions): string {
  const sections = groupRuns(page.sections, ({ kind }) => kind === 'same').flatMap(
    ({ key: isSame, items }) => {
      const drawn = items.map((section) => drawSection(page, section, options));
      return isSame ? fold(count(items.length, 'unchanged section|unchanged sections'), drawn) : drawn;
    },
  );
  const counts = h('p', { className: ['change-counts'] }, describe(page));
  return toHtml({ type: 'root', children: [counts, ...drawHead(page, options), ...sections] });
}
