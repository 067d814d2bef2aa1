import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Node, Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { decodePath } from '@/lib/routing/decode-path';
import { splitHref } from '@/lib/routing/split-href';
import { walkEstree } from '@/lib/mdx/estree';
import { isJsxElement, readAttributeProgram, type JsxElement } from '@/lib/mdx/jsx-node';
import { toRelative, type PageSource } from './page-source';

const linkAttributes = new Set(['href', 'to']);
const imageAttributes = new Set(['src', 'img']);

/** File that contains the addresses, which is a page or a partial, and folder of the page that shows them (`to`). */
interface Place extends PageSource {
  to: string;
}

/**
 * Makes addresses of Markdown files and images relative to the folder of the page, as in our own pages. This applies to
 * `@site/docs/x.md`, `x.md` in the docs folder, images in static folders, and files next to a partial in another
 * folder. Other addresses stay unchanged.
 * @param source page or partial that contains the addresses
 * @param to folder of the page that shows the content
 * @see acceptance BLD-07, BLD-09
 */
export function resolveAddresses(tree: Root, source: PageSource, to = source.dir): void {
  const place = { ...source, to };
  visit(tree, (node) => {
    if (node.type === 'link') node.url = resolveLink(node.url, place);
    else if (node.type === 'image') node.url = resolveImage(node.url, place);
    else if (node.type === 'definition') node.url = resolveDefinition(node.url, place);
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      resolveCalls(node.data?.estree, place);
    else if (isJsxElement(node)) for (const attribute of node.attributes) resolveAttribute(attribute, place);
  });
}

function resolveAttribute(attribute: JsxElement['attributes'][number], place: Place): void {
  resolveCalls(readAttributeProgram(attribute), place);
  if (attribute.type !== 'mdxJsxAttribute') return;
  const { name, value } = attribute;
  if (name === 'sources') resolveStrings(readAttributeProgram(attribute), place);
  if (typeof value !== 'string') return;
  if (linkAttributes.has(name)) attribute.value = resolveLink(value, place);
  if (imageAttributes.has(name)) attribute.value = resolveImage(value, place);
}

/** Resolves a link: `@site/x.md` is in the site folder; `x.md` and `/x.md` are in the folder of the version or site. */
function resolveLink(href: string, place: Place): string {
  const { path: file, query, hash } = splitHref(href);
  if (!/\.mdx?$/.test(file) || isElsewhere(href) || /^\.\.?\//.test(file)) return rebase(href, place);
  const name = file.replace(/^(?:@site)?\//, '');
  const homes = file.startsWith('@site/') ? [place.siteDir] : [place.versionDir, place.siteDir];
  const home = homes.find((folder) => existsSync(path.join(folder, decodePath(name))));
  return home === undefined
    ? rebase(href, place)
    : toRelative(place.to, path.join(home, name)) + query + hash;
}

/** Resolves the address of an image: `/x.png` is a static file; `@site/x.png` is relative to the site folder. */
function resolveImage(src: string, place: Place): string {
  const { to, siteDir, staticDirs } = place;
  if (isElsewhere(src)) return src;
  if (src.startsWith('@site/')) return toRelative(to, path.join(siteDir, src.slice('@site/'.length)));
  if (!src.startsWith('/')) return rebase(src, place);
  const home = findStaticDir(src, staticDirs) ?? staticDirs[0];
  return home === undefined ? src : toRelative(to, path.join(home, src));
}

/** Makes the address of a Markdown file or an image relative to the folder of the page. */
export function resolveAddress(address: string, source: PageSource): string {
  const place = { ...source, to: source.dir };
  return /\.mdx?(?:[?#]|$)/.test(address) ? resolveLink(address, place) : resolveImage(address, place);
}

/** Makes a relative path (`./x`, `../x` or `x.md`) in a partial relative to the folder of the page that uses it. */
function rebase(address: string, { dir, to }: Place): string {
  const { path: file, query, hash } = splitHref(address);
  const isFile = /^\.\.?\//.test(file) || /^[^/:@]+(?:\/[^:]*)?\.[a-z\d]+$/i.test(file);
  return dir !== to && isFile ? toRelative(to, path.join(dir, file)) + query + hash : address;
}

const isElsewhere = (address: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);

const findStaticDir = (src: string, staticDirs: readonly string[]) =>
  staticDirs.find((folder) => existsSync(path.join(folder, decodePath(splitHref(src).path))));

/** Resolves the address of a definition `[x]: address`; an address of a static file is treated as an image. */
function resolveDefinition(address: string, place: Place): string {
  const isStatic = address.startsWith('/') && findStaticDir(address, place.staticDirs) !== undefined;
  const isOfSite = /^@site\/.*(?<!\.mdx?)$/.test(address);
  return isStatic || isOfSite ? resolveImage(address, place) : resolveLink(address, place);
}

/** Resolves the addresses of images in `require('@site/x.png')` and `useBaseUrl('/x.png')`. */
function resolveCalls(program: Program | null | undefined, place: Place): void {
  if (!program) return;
  walkEstree(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const [argument] = node.arguments;
    if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return;
    const { value } = argument;
    if (node.callee.name === 'require') argument.value = resolveImage(value, place);
    if (node.callee.name !== 'useBaseUrl') return;
    // `useBaseUrl` takes addresses relative to the site, not to the page.
    const address = isElsewhere(value) || /^[/#]/.test(value) ? value : `/${value}`;
    if (isPicture(address, place)) replaceByText(node, resolveImage(address, place));
  });
}

/** Resolves the addresses of images in an object, such as `sources={{ light: '/a.svg', dark: '/b.svg' }}`. */
function resolveStrings(program: Program | undefined, place: Place): void {
  if (!program) return;
  walkEstree(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && isPicture(node.value, place))
      replaceByText(node, resolveImage(node.value, place));
  });
}

const isPicture = (address: string, { staticDirs }: PageSource) =>
  address.startsWith('@site/') ||
  (address.startsWith('/') && findStaticDir(address, staticDirs) !== undefined);

function replaceByText(node: Node, value: string): void {
  const { loc } = node;
  for (const field of Object.keys(node)) Reflect.deleteProperty(node, field);
  Object.assign(node, { type: 'Literal', value, ...(loc && { loc }) });
}
