import type { CompiledDoc } from './types';
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
 * Turns a compiled page into an element, with what it imports and exports itself.
 *
 * @param compiled what `compileBody` gave
 * @param components components and replacements for HTML tags
 * @param marks names that code with marks calls
 * @throws what the page's own code throws
 */
export function runPage(
  { code, scope }: Pick<CompiledDoc, 'code' | 'scope'>,
  components: ComponentMap,
  marks: Readonly<Record<string, unknown>> = {},
): ReactElement {
  const own = scope?.create(components) ?? {};
  return runCompiled(code, components, { ...own, ...marks });
}

/**
 * Turns compiled code into an element. The code is our own content, compiled by `compileBody`.
 *
 * @param code `CompiledDoc.code`; empty for a body that did not compile
 * @param components components and replacements for HTML tags
 * @param scope names that the body uses beside its components, with their values
 * @returns the body as an element; rendering it throws when the body names a component that is not given
 */
export function runCompiled(
  code: string,
  components: ComponentMap,
  scope: Readonly<Record<string, unknown>> = {},
): ReactElement {
  if (code === '') return createElement(Fragment);
  const names = Object.keys(scope).filter((name) => name !== 'default');
  const load = Reflect.construct(Function, ['runtime', ...names, code]) as (
    runtimeOfJsx: typeof runtime,
    ...values: unknown[]
  ) => { default: Content };
  const own = Object.fromEntries(
    names.flatMap((name) => (isComponent(scope[name]) ? [[name, scope[name]]] : [])),
  ) as ComponentMap;
  const content = load(runtime, ...names.map((name) => scope[name])).default;
  return createElement(content, { components: { ...components, ...own } });
}

/** Whether a value can stand for an element; objects may hold components (`Steps.Step`). */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || typeof value === 'object';
}
