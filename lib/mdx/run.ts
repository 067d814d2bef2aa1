import 'server-only';
import { createElement, Fragment, type ElementType, type ReactElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

/** Component name or HTML tag → what stands in for it. */
export type ComponentMap = Record<string, ElementType>;

type Jsx = typeof jsx;
type Content = (props: { components: ComponentMap }) => ReactNode;

/** Code compiled outside production calls `jsxDEV`; code of either kind runs in either mode. */
function jsxDEV(...[type, props, key, isStatic]: [...Parameters<Jsx>, boolean?]): ReactElement {
  return isStatic ? jsxs(type, props, key) : jsx(type, props, key);
}

const runtime = { Fragment, jsx, jsxs, jsxDEV };

/**
 * Turns compiled code into an element. The code is our own content, compiled by `compileBody`.
 *
 * @param code `CompiledDoc.code`; empty for a body that did not compile
 * @param components components and replacements for HTML tags
 * @returns the body as an element; rendering it throws when the body names a component that is not given
 */
export function runCompiled(code: string, components: ComponentMap): ReactElement {
  if (code === '') return createElement(Fragment);
  const load = Reflect.construct(Function, [code]) as (scope: typeof runtime) => { default: Content };
  return createElement(load(runtime).default, { components });
}
