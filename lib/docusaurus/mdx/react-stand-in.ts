import * as React from 'react';
import type { FunctionComponent, ReactElement, ReactNode } from 'react';
import { jsx as createJsx, jsxs as createJsxs } from 'react/jsx-runtime';
import type { ComponentMap } from '@/lib/mdx/component-map';

type Props = Record<string, unknown> & { children?: ReactNode };
type Component = (props: Props) => ReactNode;

/** What of a class component is asked for. */
interface Rendered {
  render(): ReactNode;
}

/** A context as components of a site use it; its value is always the one that it begins with. */
interface Context<T> {
  value: T;
  Provider: Component;
  Consumer: (props: { children: (value: T) => ReactNode }) => ReactNode;
}

const inert = (): void => {};

/** Names of events that React calls: `onClick`. Nothing answers them in a page that is HTML alone. */
const isHandler = (name: string, value: unknown) => typeof value === 'function' && /^on[A-Z]/.test(name);

const picture = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

function isClass(type: unknown): boolean {
  return typeof type === 'function' && 'isReactComponent' in ((type.prototype as object | undefined) ?? {});
}

/**
 * Element of a component of a site: images and links are those of pages, a picture that was imported as a component is an
 * image, a class is drawn by its `render`, and handlers are left out.
 */
function adapt(type: unknown, props: Props, components: ComponentMap): [Type, Props] {
  if (typeof type === 'function' && isClass(type)) {
    return [((own: Props) => (Reflect.construct(type, [own]) as Rendered).render()) as Type, props];
  }
  if (typeof type !== 'string') return [type as Type, props];
  const kept = Object.fromEntries(Object.entries(props).filter(([name, value]) => !isHandler(name, value)));
  if (picture.test(type)) return [(components['img'] ?? 'img') as Type, { alt: '', ...kept, src: type }];
  return [(type === 'img' || type === 'a' ? (components[type] ?? type) : type) as Type, kept];
}

type Key = Parameters<typeof createJsx>[2];
type Type = FunctionComponent<Props>;

/** What compiled JSX calls. */
export function createJsxStandIn(components: ComponentMap) {
  const make =
    (create: typeof createJsx) =>
    (type: unknown, props: Props, key?: Key): ReactElement => {
      const [ownType, ownProps] = adapt(type, props, components);
      return create(ownType, ownProps, key);
    };
  return { Fragment: React.Fragment, jsx: make(createJsx), jsxs: make(createJsxs), jsxDEV: make(createJsx) };
}

function createContext<T>(value: T): Context<T> {
  const Provider: Component = ({ children }) => children;
  return { value, Provider, Consumer: ({ children }) => children(value) };
}

class ComponentClass {
  state: Record<string, unknown> = {};
  constructor(readonly props: Props) {}
  setState(): void {}
}
Object.assign(ComponentClass.prototype, { isReactComponent: {} });

/** The first value of a state; nothing changes it. */
const first = <T>(value: T | (() => T)): T => (typeof value === 'function' ? (value as () => T)() : value);

/**
 * React for components of a site that are drawn once, when the site is built: state keeps its first value, effects and
 * handlers do nothing.
 */
export function createReactStandIn(components: ComponentMap): Record<string, unknown> {
  return {
    ...React,
    ...hooks,
    createElement: (type: unknown, props: Props | null, ...children: ReactNode[]) => {
      const [ownType, ownProps] = adapt(type, props ?? {}, components);
      return React.createElement(ownType, ownProps, ...children);
    },
    createContext,
    Component: ComponentClass,
    PureComponent: ComponentClass,
    forwardRef: (render: (props: Props, ref: null) => ReactNode) => (props: Props) => render(props, null),
    memo: (component: unknown) => component,
  };
}

const hooks = {
  useState: <T>(value: T | (() => T)) => [first(value), inert],
  useReducer: <T, S>(_reducer: unknown, value: T, init?: (value: T) => S) => [
    init ? init(value) : value,
    inert,
  ],
  useRef: <T>(value: T) => ({ current: value }),
  useMemo: <T>(make: () => T) => make(),
  useCallback: <T>(callback: T) => callback,
  useContext: <T>(context: Context<T>) => context.value,
  useId: () => 'id',
  useEffect: inert,
  useLayoutEffect: inert,
  useInsertionEffect: inert,
  useImperativeHandle: inert,
  useDebugValue: inert,
  useTransition: () => [false, inert],
  useDeferredValue: <T>(value: T) => value,
  useSyncExternalStore: <T>(_subscribe: unknown, read: () => T, readOnServer?: () => T) =>
    (readOnServer ?? read)(),
};
