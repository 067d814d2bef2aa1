import * as React from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import type { ElementType } from 'react';
import type { ComponentMap } from '@/lib/mdx/types';

type Props = Record<string, unknown>;

const picture = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

/**
 * Creates a replacement of the module `react` for components of a site. In these components, `img` and `a` elements
 * become our components, and an image imported as a component becomes an `img` element.
 */
export function createSiteReact(components: ComponentMap) {
  const adapt = (type: unknown, props: Props): [ElementType, Props] => {
    if (typeof type === 'string' && picture.test(type))
      return [components['img'] ?? 'img', { alt: '', ...props, src: type }];
    return [type === 'img' || type === 'a' ? (components[type] ?? type) : (type as ElementType), props];
  };
  const make =
    (create: typeof jsx) =>
    (type: unknown, props: Props, key?: React.Key): React.ReactElement =>
      create(...adapt(type, props), key);
  const createElement = (type: unknown, props: Props | null, ...children: React.ReactNode[]) =>
    React.createElement(...adapt(type, props ?? {}), ...children);
  const react = { ...React, createElement };
  return {
    react: { __esModule: true, ...react, default: react },
    jsxRuntime: { Fragment: React.Fragment, jsx: make(jsx), jsxs: make(jsxs), jsxDEV: make(jsx) },
  };
}
