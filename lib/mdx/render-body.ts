import { MDXRemote } from 'next-mdx-remote';
import { createElement, type ElementType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { BodyPlace } from './context';
import { recordElement } from './places';
import type { BodyProblem, CompiledDoc, ComponentMap, PageContext } from './types';
import { getUrlUse, mapUrls } from './url-attributes';

/** The HTML of a body. If the body cannot be rendered, `html` is empty and `problem` explains why. */
export interface RenderedBody {
  html: string;
  problem: BodyProblem | null;
}

/** An element of a page and its place. */
interface PlacedElement {
  element: ReactNode;
  place: BodyPlace;
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
    const body = createBody(compiled, components, recorded, resolveUrl);
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
function createRuntime(components: ComponentMap, resolveUrl: PageContext['resolveUrl']) {
  const adapt =
    (create: typeof jsx): typeof jsx =>
    (type, props, key) => {
      if (typeof type !== 'string') return create(type, props, key);
      const written = toProps(props ?? {});
      const component = replaceableTags.has(type) ? components[type] : undefined;
      if (component) return create(component, Object.fromEntries(written), key);
      const resolved = written.map(([name, value]) => {
        const use = getUrlUse(type, name);
        if (!use || typeof value !== 'string') return [name, value];
        return [name, mapUrls(name, value, (url) => resolveUrl(url, use))];
      });
      return create(type, Object.fromEntries(resolved), key);
    };
  const [one, several] = [adapt(jsx), adapt(jsxs)];
  return {
    Fragment,
    jsx: one,
    jsxs: several,
    jsxDEV: (type: ElementType, props: object, key: string | undefined, hasStaticChildren: boolean) =>
      (hasStaticChildren ? several : one)(type, props, key),
  };
}

function createBody(
  { code }: Pick<CompiledDoc, 'code'>,
  components: ComponentMap,
  recorded: PlacedElement[],
  resolveUrl: PageContext['resolveUrl'],
): ReactNode {
  return createElement(MDXRemote, {
    compiledSource: code,
    frontmatter: {},
    scope: {
      [recordElement]: (line: number, column: number, element: ReactNode) => {
        recorded.push({ element, place: { line, column } });
        return element;
      },
      opts: { ...createRuntime(components, resolveUrl), useMDXComponents: () => components },
    },
    components,
  });
}

/** Returns the place of the first element, inner ones first, that fails when it is rendered alone. */
function findPlace(recorded: readonly PlacedElement[]): BodyPlace {
  const failing = recorded.slice().find(({ element }) => {
    try {
      renderToStaticMarkup(element);
      return false;
    } catch {
      return true;
    }
  });
  return failing?.place ?? { line: 1, column: 1 };
}

function explain(error: unknown, { line, column }: BodyPlace): BodyProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The page cannot be rendered: ${reason.replace(/[.\s]*$/, '.')}`;
  const hint = 'Correct the element or component here. It is rendered during the build, without a browser.';
  return { line, column, rule: 'page-not-rendered', message, hint, severity: 'error' };
}
