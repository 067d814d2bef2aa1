import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { collapseSpaces } from '@/lib/text/collapse-spaces';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Content of a finished page for readers, browsers and crawlers. Each part is a list of lines, in page order. */
export interface PageContents {
  /** The elements `title`, `meta` and `link`, without lists of scripts, stylesheets, preloads and the Content Security Policy. */
  head: string[];
  /** Content of JSON-LD scripts. */
  structuredData: string[];
  /** Visible text of `<main>`, one block per line. */
  text: string[];
  /** Visible text outside `<main>`: announcement, navbar, sidebar, footer. */
  shellText: string[];
  /** Headings, each as `h2#id text`. */
  headings: string[];
  /** Values of all `id` attributes. */
  ids: string[];
  /** Links in `<main>`, each as `text → address`. */
  links: string[];
  /** Links outside `<main>`, each as `text → address`. */
  shellLinks: string[];
  sidebar: string[];
  toc: string[];
  /** Links to the previous and next page. */
  paginator: string[];
  images: string[];
}

const blocks = new Set(
  (
    'address article aside blockquote body br button caption dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr label li main nav ol option p pre section select summary table tbody td ' +
    'tfoot th thead tr ul'
  ).split(' '),
);
const unseen = new Set(['script', 'style', 'template', 'svg', 'head']);
const stylesheets = new Set(['stylesheet', 'preload', 'modulepreload']);

/** Matches ids from React's `useId`, which change with the component tree even if the page stays the same. */
const generatedId = /_R_[\da-z]+_/g;

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const attribute = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

function* walk(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    yield child;
    yield* walk(child);
  }
}

/** Reads visible text, one line per block, without elements for which `skip` returns true. */
function readText(root: Node, skip: (element: Element) => boolean): string[] {
  const lines: string[] = [''];
  const add = (node: Node): void => {
    if ('value' in node) lines[lines.length - 1] += node.value;
    if (!isElement(node)) return;
    if (unseen.has(node.tagName) || skip(node)) return;
    const isBlock = blocks.has(node.tagName);
    if (isBlock) lines.push('');
    childrenOf(node).forEach(add);
    if (isBlock) lines.push('');
  };
  childrenOf(root).forEach(add);
  return lines.map(collapseSpaces).filter((line) => line !== '');
}

const textOf = (node: Node) => readText(node, () => false).join(' ');

function readLinks(elements: readonly Element[]): string[] {
  return elements
    .filter(({ tagName }) => tagName === 'a')
    .map(
      (link) => `${textOf(link) || (attribute(link, 'aria-label') ?? '')} → ${attribute(link, 'href') ?? ''}`,
    );
}

function readHead(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const { tagName, attrs } = element;
    if (tagName === 'title') return [`title ${textOf(element)}`];
    if (tagName !== 'meta' && tagName !== 'link') return [];
    if (attribute(element, 'http-equiv') || attribute(element, 'name') === 'page-files') return [];
    if (stylesheets.has(attribute(element, 'rel') ?? '')) return [];
    return [`${tagName} ${attrs.map(({ name, value }) => `${name}="${value}"`).join(' ')}`];
  });
}

const hasClass = (element: Element, name: string) =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/**
 * Reads the contents of an exported page from its HTML. Parts that are missing from the page are empty.
 */
export function readPageContents(html: string): PageContents {
  const document = parse(html.replaceAll(generatedId, '_R_')) as unknown as Node;
  const all = [...walk(document)];
  const main = all.find(({ tagName }) => tagName === 'main');
  const inMain = new Set(main ? walk(main) : []);
  const links = (isPart: (element: Element) => boolean) =>
    all.filter(isPart).flatMap((part) => readLinks([...walk(part)]));
  return {
    head: readHead(all).sort(),
    structuredData: all
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .flatMap((element) => childrenOf(element).map((child) => ('value' in child ? child.value : ''))),
    text: main ? readText(main, () => false) : [],
    shellText: readText(document, (element) => element === main),
    headings: all.flatMap((element) =>
      /^h[1-6]$/.test(element.tagName)
        ? [`${element.tagName}#${attribute(element, 'id') ?? ''} ${textOf(element)}`]
        : [],
    ),
    ids: all.flatMap((element) => attribute(element, 'id') ?? []),
    links: readLinks([...inMain]),
    shellLinks: readLinks(all.filter((element) => !inMain.has(element))),
    sidebar: links((element) => attribute(element, 'aria-label') === 'Docs sidebar'),
    toc: links((element) => hasClass(element, 'theme-doc-toc-desktop')),
    paginator: links((element) => hasClass(element, 'paginator')),
    images: all.flatMap((element) =>
      element.tagName === 'img'
        ? [`${attribute(element, 'src') ?? ''} ${attribute(element, 'alt') ?? '(no alt)'}`]
        : [],
    ),
  };
}
