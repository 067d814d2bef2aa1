import * as React from 'react';
import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import type { ComponentMap } from '@/lib/mdx/types';
import { findThemeModule } from './theme-names';

type Exports = Record<string, unknown>;

/**
 * Runs the bundled imports and exports of a page. If bundling failed, all names become components that render nothing;
 * `bundlePageScope` has already reported the failure.
 * @param code result of `bundlePageScope`
 * @param names names that the code defines
 * @param components components of our pages, which replace components of Docusaurus such as `@theme/Tabs`
 * @returns name → component or value
 * @throws Error when the code throws, or when it imports a module of Docusaurus that has no replacement
 */
export function runPageScope(code: string, names: readonly string[], components: ComponentMap): Exports {
  if (code === '') return Object.fromEntries(names.map((name) => [name, () => null]));
  const own: { exports: Exports } = { exports: {} };
  const load = (name: string): unknown => loadModule(name, components);
  const run = Reflect.construct(Function, ['module', 'exports', 'require', code]) as (
    ...args: [typeof own, Exports, typeof load]
  ) => void;
  run(own, own.exports, load);
  return own.exports;
}

function loadModule(name: string, components: ComponentMap): unknown {
  if (name === 'react') return createSiteReact(components).react;
  if (name.startsWith('react/jsx')) return createSiteReact(components).jsxRuntime;
  const known = functions[name];
  if (known) return toCommonJsModule(known);
  const theme = findThemeModule(name);
  if (typeof theme === 'object') {
    const component = getComponent(theme.component, components) as ElementType;
    return toCommonJsModule({ default: (props: object) => createElement(component, props) });
  }
  throw new Error(`"${name}" is not available when a page is rendered.`);
}

/** Converts exports to a CommonJS module. A default export that is a function is also callable as the module itself. */
function toCommonJsModule({ default: main, ...named }: Exports): unknown {
  if (typeof main !== 'function') return { __esModule: true, ...named };
  const call = (...args: unknown[]): unknown => Reflect.apply(main, undefined, args);
  return Object.assign(call, { __esModule: true, default: main, ...named });
}

function getComponent(name: string, components: ComponentMap): unknown {
  if (name === 'Link')
    return ({ to, href, children, ...rest }: { to?: string; href?: string; children?: ReactNode }) =>
      createElement(components['a'] ?? 'a', { ...rest, href: to ?? href }, children);
  if (name === 'Translate') return ({ children }: { children?: ReactNode }) => children;
  if (name === 'BrowserOnly') return ({ fallback = null }: { fallback?: ReactNode }) => fallback;
  return components[name] ?? Fragment;
}

const withSlash = (path: string) => (/^(?:[a-z]+:|\/|#)/.test(path) ? path : `/${path}`);

const functions: Readonly<Record<string, Exports>> = {
  '@docusaurus/useBaseUrl': { default: withSlash, useBaseUrlUtils: () => ({ withBaseUrl: withSlash }) },
  '@docusaurus/useDocusaurusContext': { default: () => ({ siteConfig: { customFields: {} } }) },
  '@docusaurus/theme-common': {
    useColorMode: () => ({ colorMode: 'light', isDarkTheme: false }),
    useCurrentSidebarCategory: () => ({ items: [] }),
  },
  '@docusaurus/constants': {},
  '@docusaurus/Translate': {
    default: ({ children }: { children?: ReactNode }) => children,
    translate: ({ message }: { message: string }) => message,
  },
  '@mdx-js/react': { useMDXComponents: () => ({}) },
};

type Props = Record<string, unknown>;

const picture = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

/**
 * Creates a replacement of the module `react` for components of a site. In these components, `img` and `a` elements
 * become our components, and an image imported as a component becomes an `img` element.
 */
function createSiteReact(components: ComponentMap) {
  const adapt = (type: unknown, props: Props): [ElementType, Props] => {
    if (typeof type === 'string' && picture.test(type))
      return [components['img'] ?? 'img', { alt: '', ...props, src: type }];
    return [type === 'img' || type === 'a' ? (components[type] ?? type) : (type as ElementType), props];
  };
  const make =
    (createJsx: typeof jsx) =>
    (type: unknown, props: Props, key?: React.Key): React.ReactElement =>
      createJsx(...adapt(type, props), key);
  const create = (type: unknown, props: Props | null, ...children: ReactNode[]) =>
    createElement(...adapt(type, props ?? {}), ...children);
  const react = { ...React, createElement: create };
  return {
    react: { __esModule: true, ...react, default: react },
    jsxRuntime: { Fragment: React.Fragment, jsx: make(jsx), jsxs: make(jsxs), jsxDEV: make(jsx) },
  };
}
