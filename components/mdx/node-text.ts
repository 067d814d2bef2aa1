import { Children, isValidElement, type ReactNode } from 'react';

/** Returns the visible text of `node`: all strings and numbers in the tree, without markup. */
export function getNodeText(node: ReactNode): string {
  let text = '';
  Children.forEach(node, (child) => {
    if (typeof child === 'string' || typeof child === 'number') text += child;
    else if (isValidElement<{ children?: ReactNode }>(child)) text += getNodeText(child.props.children);
  });
  return text;
}
