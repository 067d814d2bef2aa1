import { attribute, findAll, type Element, type Node } from './built-page';

/** Attributes that hold one address. */
const single = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'cite', 'xlink:href', 'manifest'];
/** Attributes that hold a list of addresses with sizes. */
const lists = ['srcset', 'imagesrcset'];
/** `meta` elements whose content is an address. */
const addressed = /^(?:permalink|og:url|og:image|twitter:image)$/;

function fromMeta(element: Element): string[] {
  const name = attribute(element, 'name') ?? attribute(element, 'property') ?? '';
  const content = attribute(element, 'content');
  return element.tagName === 'meta' && addressed.test(name) && content !== undefined ? [content] : [];
}

/** Every address that a page names anywhere: links, files it loads, and what its head says about itself. */
export function listAddresses(document: Node): string[] {
  return findAll(document, () => true).flatMap((element) => [
    ...single.flatMap((name) => attribute(element, name) ?? []),
    ...lists.flatMap((name) =>
      (attribute(element, name) ?? '').split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []),
    ),
    ...fromMeta(element),
  ]);
}
