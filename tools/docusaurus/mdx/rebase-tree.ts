import path from 'node:path';
import type { Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { walkEstree } from '@/lib/mdx/estree';
import { attributeProgram, isJsxElement } from '@/lib/mdx/jsx-node';
import { rebaseSpecifier } from './page-source';

const addressAttributes = new Set(['href', 'src', 'to', 'img']);

/**
 * Makes what a part refers to by file right for a page in another folder: Markdown links to files, images, attributes, and
 * `require('./x')`. Addresses of the site and other hosts stay.
 *
 * @param from folder of the part
 * @param to folder of the page
 */
export function rebaseTree(tree: Root, from: string, to: string): void {
  if (from === to) return;
  const rebase = (address: string) => rebaseAddress(address, from, to);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = rebase(node.url);
    if (isJsxElement(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && addressAttributes.has(attribute.name)) {
          if (typeof attribute.value === 'string') attribute.value = rebase(attribute.value);
        }
        rebaseRequires(attributeProgram(attribute), from, to);
      }
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      rebaseRequires(node.data?.estree, from, to);
  });
}

/** Only relative paths of files: `./x.md`, `../img/x.png`, `x.md`. */
function rebaseAddress(address: string, from: string, to: string): string {
  const [, file = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const isFile = /^\.\.?\//.test(file) || /^[^/:]+(?:\/[^:]*)?\.[a-z\d]+$/i.test(file);
  if (!isFile) return address;
  const target = path.relative(to, path.resolve(from, file)).split(path.sep).join('/');
  return (target.startsWith('.') ? target : `./${target}`) + rest;
}

function rebaseRequires(estree: Program | null | undefined, from: string, to: string): void {
  if (!estree) return;
  walkEstree(estree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'require')
      return;
    const [argument] = node.arguments;
    if (argument?.type === 'Literal' && typeof argument.value === 'string')
      argument.value = rebaseSpecifier(argument.value, from, to);
  });
}
