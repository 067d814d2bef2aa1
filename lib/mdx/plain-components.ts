import { createContext, createElement, Fragment, useContext, type PropsWithChildren } from 'react';
import type { ComponentMap } from './component-map';
import { mdxComponentNames } from './component-names';

type Props = PropsWithChildren<Record<string, string>>;

/** Writes props of an element, which readers see or hear as text, as lines before its content. */
const lines =
  (...names: readonly string[]) =>
  (props: Props) =>
    createElement(
      'div',
      null,
      ...names.map((name) => createElement('div', null, props[name])),
      props.children,
    );

const image = ({ alt }: Props) => createElement('img', { alt });

interface TabLabel {
  value: string;
  label: string;
}

const TabLabels = createContext<readonly TabLabel[]>([]);

/** All tabs, not only the selected one. */
const Tabs = ({ values = [], children }: PropsWithChildren<{ values?: readonly TabLabel[] }>) =>
  createElement(TabLabels.Provider, { value: values }, children);

function TabItem({ value, label = value, children }: Props) {
  const given = useContext(TabLabels).find((tab) => tab.value === value)?.label;
  return createElement('div', null, createElement('div', null, given ?? label), children);
}

/** Components that render only the author's text, from which sections are read. */
export const plainComponents: ComponentMap = {
  ...Object.fromEntries(
    mdxComponentNames.map((name) => [name, ({ children }: Props) => createElement(Fragment, null, children)]),
  ),
  Admonition: lines('title'),
  Card: lines('title'),
  CodeBlock: ({ title, html, children }: Props) =>
    createElement(
      'div',
      null,
      createElement('div', null, title),
      createElement('pre', html ? { dangerouslySetInnerHTML: { __html: html } } : null, children),
    ),
  Details: lines('summary'),
  Diagram: lines('title', 'alt'),
  Heading: ({ as = 'h2', id, children }: Props) => createElement(as, { id }, children),
  Image: image,
  TabItem,
  Tabs,
  ThemedImage: image,
  img: image,
};
