import { attribute, findAll, type Element, type Node } from './built-page';

/** Attributes whose value is one address. */
const single = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'cite', 'xlink:href', 'manifest'];
/** Attributes whose value is a list of image addresses with sizes. */
const lists = ['srcset', 'imagesrcset'];
/** Names and properties of `meta` elements whose content is an address. */
const addressed = /^(?:page-address|redirect|og:url|og:image|twitter:image)$/;

function fromMeta(element: Element): string[] {
  const name = attribute(element, 'name') ?? attribute(element, 'property') ?? '';
  const content = attribute(element, 'content');
  return element.tagName === 'meta' && addressed.test(name) && content !== undefined ? [content] : [];
}

/** Lists every address in a page: links, loaded files, and metadata such as the canonical address. */
export function listAddresses(document: Node): string[] {
  return findAll(document, () => true).flatMap((element) => [
    ...single.flatMap((name) => attribute(element, name) ?? []),
    ...lists.flatMap((name) =>
      (attribute(element, name) ?? '').split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []),
    ),
    ...fromMeta(element),
  ]);
}
