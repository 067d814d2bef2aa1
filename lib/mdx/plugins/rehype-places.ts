import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isJsxElement } from '../jsx-node';

/** Attribute with the place of an element, such as `12:1`, which `renderBody` reads and removes. */
export const placeAttribute = 'data-place';

/** Adds its place to each element that the page writes. @see acceptance BLD-09 */
export function rehypePlaces() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const start = node.position?.start;
      const value = `${start?.line}:${start?.column}`;
      if (isJsxElement(node) && start && node.name)
        node.attributes.push({ type: 'mdxJsxAttribute', name: placeAttribute, value });
      else if (start && node.type === 'element') node.properties[placeAttribute] = value;
    });
  };
}
