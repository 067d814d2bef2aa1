import { createElement, Fragment, type ReactNode } from 'react';

/** Template literal tag for messages whose placeholders may be React elements. @see acceptance LOC-07 */
export function richText(texts: TemplateStringsArray, ...values: readonly ReactNode[]): ReactNode {
  const parts = texts.flatMap((text, index) => [text, values[index]]);
  return createElement(Fragment, null, ...parts.filter((part) => part !== ''));
}
