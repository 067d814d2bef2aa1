import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Node, Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { decodePath } from '@/lib/routing/decode-path';
import { splitHref } from '@/lib/routing/split-href';
import { walkEstree } from '@/lib/mdx/estree';
import { attributeProgram, isJsxElement, type JsxElement } from '@/lib/mdx/jsx-node';
import { toRelative, type PageSource } from './page-source';

const linkAttributes = new Set(['href', 'to']);
const imageAttributes = new Set(['src', 'img']);

/**
 * Writes links to Markdown files and pictures as our own pages do, from the page's folder: `@site/docs/x.md`, `x.md` of
 * the docs folder, and pictures of the static folders. Everything else stays.
 *
 * @see acceptance BLD-07, BLD-09
 */
export function resolveAddresses(tree: Root, source: PageSource): void {
  visit(tree, (node) => {
    if (node.type === 'link') node.url = resolveLink(node.url, source);
    else if (node.type === 'image') node.url = resolveImage(node.url, source);
    else if (node.type === 'definition') node.url = resolveDefinition(node.url, source);
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      resolveCalls(node.data?.estree, source);
    else if (isJsxElement(node)) for (const attribute of node.attributes) resolveAttribute(attribute, source);
  });
}

function resolveAttribute(attribute: JsxElement['attributes'][number], source: PageSource): void {
  resolveCalls(attributeProgram(attribute), source);
  if (attribute.type !== 'mdxJsxAttribute') return;
  const { name, value } = attribute;
  if (name === 'sources') resolveTexts(attributeProgram(attribute), source);
  if (typeof value !== 'string') return;
  if (linkAttributes.has(name)) attribute.value = resolveLink(value, source);
  if (imageAttributes.has(name)) attribute.value = resolveImage(value, source);
}

/** `@site/x.md` counts from the site; `x.md` and `/x.md` from the version's folder or the site, if one has the file. */
function resolveLink(href: string, { dir, versionDir, siteDir }: PageSource): string {
  const { path: file, query, hash } = splitHref(href);
  if (!/\.mdx?$/.test(file) || isElsewhere(href) || /^\.\.?\//.test(file)) return href;
  const name = file.replace(/^(?:@site)?\//, '');
  const homes = file.startsWith('@site/') ? [siteDir] : [versionDir, siteDir];
  const home = homes.find((folder) => existsSync(path.join(folder, decodePath(name))));
  return home === undefined ? href : toRelative(dir, path.join(home, name)) + query + hash;
}

/** `/x.png` is a static file, `@site/x.png` counts from the site. */
export function resolveImage(src: string, { dir, siteDir, staticDirs }: PageSource): string {
  if (isElsewhere(src)) return src;
  if (src.startsWith('@site/')) return toRelative(dir, path.join(siteDir, src.slice('@site/'.length)));
  const home = src.startsWith('/') ? (findStaticDir(src, staticDirs) ?? staticDirs[0]) : undefined;
  return home === undefined ? src : toRelative(dir, path.join(home, src));
}

const isElsewhere = (address: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);

const findStaticDir = (src: string, staticDirs: readonly string[]) =>
  staticDirs.find((folder) => existsSync(path.join(folder, decodePath(splitHref(src).path))));

/** `[x]: address` may be of a link or a picture; a static file is what it says. */
function resolveDefinition(address: string, source: PageSource): string {
  const isStatic = address.startsWith('/') && findStaticDir(address, source.staticDirs) !== undefined;
  const isPicture = isStatic || /^@site\/.*(?<!\.mdx?)$/.test(address);
  return isPicture ? resolveImage(address, source) : resolveLink(address, source);
}

/** Pictures in `require('@site/x.png')` and `useBaseUrl('/x.png')`. */
function resolveCalls(program: Program | null | undefined, source: PageSource): void {
  if (!program) return;
  walkEstree(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const [argument] = node.arguments;
    if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return;
    const { value } = argument;
    if (node.callee.name === 'require') argument.value = resolveImage(value, source);
    if (node.callee.name !== 'useBaseUrl') return;
    // Counts from the site, not from the page.
    const address = isElsewhere(value) || /^[/#]/.test(value) ? value : `/${value}`;
    if (isPicture(address, source)) replaceByText(node, resolveImage(address, source));
  });
}

/** Texts of an object of pictures: `sources={{ light: '/a.svg', dark: '/b.svg' }}`. */
function resolveTexts(program: Program | undefined, source: PageSource): void {
  if (!program) return;
  walkEstree(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && isPicture(node.value, source))
      replaceByText(node, resolveImage(node.value, source));
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
