import {
  defaultTreeAdapter,
  html as htmlNames,
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { buildContentSecurityPolicy } from '@/build/finish/csp';
import { withoutBasePath } from '@/lib/routing/base-path';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { splitHref } from '@/lib/routing/split-href';
import { getChangesFile, getRoot, toCopyHref, type OfflineCopy } from './offline-copy';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Names of the files that all pages of a copy share, in its root folder. */
export const scriptFile = 'offline.js';
export const styleFile = 'offline.css';

export interface RewriteOptions {
  copy: OfflineCopy;
  /** File of the page in the copy. */
  file: string;
  /** Route of the page. */
  route: string;
  /** Value of `data-versions`: the version of the copy, as JSON. */
  versions: string;
  basePath: string;
  /** Code of the script that runs before the first paint. */
  headScript: string;
  /** True if the path is a file of the site that is not a page. */
  isAsset: (path: string) => boolean;
  /** False to leave out the clips; their first frames remain as images. */
  withClips: boolean;
}

export interface RewrittenPage {
  html: string;
  /** Paths of the files that the page needs, e.g. `/assets/generated/x.webp`. */
  assets: Set<string>;
  /** Path of the page's comparison with the previous version, which becomes the file `getChangesFile` of the copy. */
  changes: string | undefined;
}

/** Attributes that contain one address. */
const addressAttributes = new Set(['href', 'src', 'action']);
/** Values of `rel` of the `<link>` elements that a copy keeps. */
const keptLinks = new Set(['stylesheet', 'icon', 'canonical']);

const attribute = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

function setAttribute(element: Element, name: string, value: string): void {
  const present = element.attrs.find((candidate) => candidate.name === name);
  if (present) present.value = value;
  else element.attrs.push({ name, value });
}

/** True for elements that serve Next.js, search engines or the published address. */
function isUnneeded(element: Element, withClips: boolean): boolean {
  const { tagName } = element;
  if (tagName === 'script') return true;
  if (tagName === 'link') return !keptLinks.has(attribute(element, 'rel') ?? '');
  if (tagName === 'meta')
    return (
      attribute(element, 'http-equiv') === 'Content-Security-Policy' ||
      attribute(element, 'name') === 'page-files'
    );
  return tagName === 'video' && !withClips;
}

/** Gives the description of a clip to the image behind it, which is its first frame. */
function describePoster(video: Element): void {
  const poster = video.parentNode?.childNodes.find((node) => node.nodeName === 'img') as Element | undefined;
  if (poster) setAttribute(poster, 'alt', attribute(video, 'aria-label') ?? '');
}

/** Lists all elements below a node, so that elements can be removed while the list is read. */
const listElements = (parent: ParentNode): Element[] =>
  parent.childNodes.flatMap((node) =>
    defaultTreeAdapter.isElementNode(node) ? [node, ...listElements(node)] : [],
  );

function createElement(tagName: string, attributes: Record<string, string>): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tagName, htmlNames.NS.HTML, attrs);
}

/**
 * Returns the security policy of a page of a copy: the same as on the site, for files next to the page. `'self'` covers
 * copies on a web server; only `file:` covers files, because each file is an origin of its own.
 */
function getPolicy(html: string): string {
  return buildContentSecurityPolicy(html)
    .replaceAll("'self'", "'self' file:")
    .replace("font-src 'self' file:", 'font-src data:')
    .replace("; connect-src 'self' file:", '');
}

/** Pages of which the text names pages of certain versions; that of other site pages means the version of the copy. */
const isAboutVersions = (route: string) => isDocPath(route) || route === '/versions' || route === '/changes';

function isWithin(element: Element, tagName: string): boolean {
  for (let parent = element.parentNode; parent && 'tagName' in parent; parent = parent.parentNode)
    if (parent.tagName === tagName) return true;
  return false;
}

/**
 * Returns a function that converts the addresses in the attributes of an element, and the files that they lead to.
 * `isText` is true within the text of the page.
 */
function createConverter({ copy, file, route, basePath, isAsset }: RewriteOptions) {
  const root = getRoot(file);
  const assets = new Set<string>();
  const convert = (address: string, prefersOwnVersion: boolean) => {
    if (!address.startsWith('/')) return address;
    const href = withoutBasePath(address, basePath || '/');
    const { path } = splitHref(href);
    if (!isAsset(path)) return toCopyHref(href, { copy, root, prefersOwnVersion });
    assets.add(path);
    return root + path.slice(1);
  };
  const convertAttributes = (element: Element, isText: boolean) => {
    const isHome = attribute(element, 'class') === 'breadcrumb-home';
    const own = isHome || !isText || !isAboutVersions(route);
    for (const item of element.attrs) {
      if (addressAttributes.has(item.name)) item.value = convert(item.value, own);
      if (item.name === 'srcset')
        item.value = item.value.replaceAll(
          /(^|,\s*)(\S+)/g,
          (_, before: string, address: string) => before + convert(address, own),
        );
    }
  };
  return { assets, convertAttributes };
}

/** Converts the exported HTML of a page to that of a copy: relative addresses, and the script of copies. */
export function rewritePage(source: string, options: RewriteOptions): RewrittenPage {
  const { file, route, versions, withClips, headScript } = options;
  const root = getRoot(file);
  const { assets, convertAttributes } = createConverter(options);
  const document = parse(source, { scriptingEnabled: false });
  let head: Element | undefined;
  let changes: string | undefined;
  for (const element of listElements(document)) {
    if (isUnneeded(element, withClips)) {
      if (element.tagName === 'video') describePoster(element);
      defaultTreeAdapter.detachNode(element);
      continue;
    }
    convertAttributes(element, isWithin(element, 'main'));
    if (element.tagName === 'head') head = element;
    if (element.tagName === 'html') {
      setAttribute(element, 'data-root', root);
      setAttribute(element, 'data-versions', versions);
    }
    if (attribute(element, 'name') === 'page-address') {
      setAttribute(element, 'name', 'route');
      setAttribute(element, 'content', route);
    }
    const comparison = attribute(element, 'data-changes');
    if (comparison === undefined) continue;
    changes = withoutBasePath(comparison, options.basePath || '/');
    setAttribute(element, 'data-changes', root + getChangesFile(file));
  }
  if (!head) throw new Error(`${file}: The page has no <head>.`);
  const early = createElement('script', {});
  defaultTreeAdapter.insertText(early, headScript);
  const own = [
    early,
    createElement('link', { rel: 'stylesheet', href: root + styleFile }),
    createElement('script', { defer: '', src: root + scriptFile }),
  ];
  for (const element of own) defaultTreeAdapter.appendChild(head, element);
  const html = serialize(document);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${getPolicy(html)}">`;
  return {
    html: html.replace('<meta charset="utf-8">', (charset) => charset + policy),
    assets,
    changes,
  };
}

/** Converts the addresses in the HTML of a page's comparison with the previous version. */
export function rewriteChanges(source: string, options: RewriteOptions): Omit<RewrittenPage, 'changes'> {
  const { assets, convertAttributes } = createConverter(options);
  const fragment = parseFragment(source);
  for (const element of listElements(fragment)) convertAttributes(element, true);
  return { html: serialize(fragment), assets };
}
