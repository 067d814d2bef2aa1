import { MDXRemote } from 'next-mdx-remote';
import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TextPosition } from '@/lib/content/yaml-map';
import { placeAttribute } from './plugins/rehype-places';
import type { BodyProblem, CompiledDoc, ComponentMap, PageContext } from './types';
import { getUrlUse, mapUrls } from './url-attributes';

/** The HTML of a body. If the body cannot be rendered, `html` is empty and `problem` explains why. */
export interface RenderedBody {
  html: string;
  problem: BodyProblem | null;
}

/** An element that a page writes, and its place, such as `12:1`. */
interface PlacedElement {
  element: ReactNode;
  place: string;
}

/**
 * Renders the result of `compileBody` to HTML. Never throws because of mistakes in the body: an element that cannot be
 * rendered is reported as a problem with its line.
 * @see acceptance BLD-09, BLD-11
 */
export function renderBody(
  compiled: Pick<CompiledDoc, 'code'>,
  components: ComponentMap,
  resolveUrl: PageContext['resolveUrl'] = (url) => url,
): RenderedBody {
  if (compiled.code === '') return { html: '', problem: null };
  const recorded: PlacedElement[] = [];
  try {
    const runtime = createRuntime(components, recorded, resolveUrl);
    const body = createElement(MDXRemote, {
      compiledSource: compiled.code,
      frontmatter: {},
      scope: { opts: { ...runtime, useMDXComponents: () => components } },
      components,
    });
    return { html: renderToStaticMarkup(body), problem: null };
  } catch (error) {
    return { html: '', problem: explain(error, findPlace(recorded)) };
  }
}

/** Attributes that components read by React's name, by the name in HTML. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  fetchpriority: 'fetchPriority',
  srcset: 'srcSet',
};

/** Attributes that React renders from `true` by their name in HTML. It leaves out all others, such as `autoplay`. */
const knownFlags = new Set(
  'async capture checked controls default defer disabled download draggable hidden inert loop multiple muted open required reversed selected'.split(
    ' ',
  ),
);

/** Converts the attributes of an HTML element as authors may write them to props that React renders. */
const toProps = (attributes: object): [string, unknown][] =>
  Object.entries(attributes).map(([name, value]: [string, unknown]) => [
    reactNames[name] ?? name,
    value === true && /^[a-z]+$/.test(name) && !knownFlags.has(name) ? '' : value,
  ]);

/** Elements that components replace wherever a page writes them, also as HTML. */
const replaceableTags = new Set(['a', 'img', 'table']);

/**
 * Creates the JSX runtime that MDXRemote passes to compiled code as `opts`. It resolves the addresses in all attributes
 * of HTML elements, and accepts their names in HTML. It supports code compiled in production mode and in development
 * mode, since builds, tests and development share one cache of compiled bodies.
 */
function createRuntime(
  components: ComponentMap,
  recorded: PlacedElement[],
  resolveUrl: PageContext['resolveUrl'],
) {
  const adapt = (tag: string, attributes: object): [ElementType | string, object] => {
    const written = toProps(attributes);
    const component = replaceableTags.has(tag) ? components[tag] : undefined;
    if (component) return [component, Object.fromEntries(written)];
    const resolved = written.map(([name, value]) => {
      const use = getUrlUse(tag, name);
      if (!use || typeof value !== 'string') return [name, value];
      return [name, mapUrls(name, value, (url) => resolveUrl(url, use))];
    });
    return [tag, Object.fromEntries(resolved)];
  };
  const create = (
    written: ElementType | string,
    { [placeAttribute]: place, children, ...attributes }: Record<string, unknown>,
    key?: string,
  ) => {
    const [type, props] = typeof written === 'string' ? adapt(written, attributes) : [written, attributes];
    const element = createElement(type, { ...props, key }, ...([children].flat() as ReactNode[]));
    if (typeof place === 'string') recorded.push({ element, place });
    return element;
  };
  return { Fragment, jsx: create, jsxs: create, jsxDEV: create };
}

/** Returns the place of the first element, inner ones first, that fails when it is rendered alone. */
function findPlace(recorded: readonly PlacedElement[]): TextPosition {
  const failing = recorded.slice().find(({ element }) => {
    try {
      renderToStaticMarkup(element);
      return false;
    } catch {
      return true;
    }
  });
  const [line = 1, column = 1] = (failing?.place ?? '1:1').split(':').map(Number);
  return { line, column };
}

function explain(error: unknown, { line, column }: TextPosition): BodyProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The page cannot be rendered: ${reason.replace(/[.\s]*$/, '.')}`;
  const hint = 'Correct the element or component here. It is rendered during the build, without a browser.';
  return { line, column, rule: 'page-not-rendered', message, hint, severity: 'error' };
}
