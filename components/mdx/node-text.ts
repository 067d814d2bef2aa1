import { Children, isValidElement, type ReactNode } from 'react';

/** The text a reader sees in `node`: strings and numbers of the tree, markup left out. */
export function nodeText(node: ReactNode): string {
  let text = '';
  Children.forEach(node, (child) => {
    if (typeof child === 'string' || typeof child === 'number') text += child;
    else if (isValidElement<{ children?: ReactNode }>(child)) text += nodeText(child.props.children);
  });
  return text;
}
