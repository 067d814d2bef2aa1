import { MDXRemote } from 'next-mdx-remote';
import { createElement, type ElementType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { BodyPlace } from './context';
import { PlaceRecorder, placeRecorderVariable } from './places';
import type { BodyProblem, CompiledDoc, ComponentMap, PageContext } from './types';
import { getUrlUse, mapUrls } from './url-attributes';

/** The HTML of a body. If the body cannot be rendered, `html` is empty and `problem` explains why. */
export interface RenderedBody {
  html: string;
  problem: BodyProblem | null;
}

/**
 * Renders the result of `compileBody` to HTML. Never throws because of mistakes in the body: an expression or component
 * that throws or returns no content is reported as a problem with its line.
 * @see acceptance BLD-09, BLD-11
 */
export async function renderBody(
  compiled: Pick<CompiledDoc, 'code'>,
  components: ComponentMap,
  resolveUrl: PageContext['resolveUrl'] = (url) => url,
): Promise<RenderedBody> {
  if (compiled.code === '') return { html: '', problem: null };
  const places = new PlaceRecorder();
  try {
    const body = createBody(compiled, components, places, resolveUrl);
    return { html: await renderNode(body), problem: null };
  } catch (error) {
    const place = (await findPlace(places)) ?? places.last;
    return { html: '', problem: explain(error, place ?? { line: 1, column: 1 }) };
  }
}

/** Elements that components replace wherever a page writes them, also in expressions. */
const replaceableTags = new Set(['a', 'img', 'table']);

/**
 * Creates the JSX runtime that MDXRemote passes to compiled code as `opts`. It resolves the addresses in all attributes
 * of HTML elements. It supports code compiled in production mode and in development mode, since builds, tests and
 * development share one cache of compiled bodies.
 */
function createRuntime(components: ComponentMap, resolveUrl: PageContext['resolveUrl']) {
  const adapt =
    (create: typeof jsx): typeof jsx =>
    (type, props, key) => {
      if (typeof type !== 'string') return create(type, props, key);
      const component = replaceableTags.has(type) ? components[type] : undefined;
      if (component) return create(component, props, key);
      const resolved = Object.entries(props ?? {}).map(([name, value]: [string, unknown]) => {
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
  places: PlaceRecorder,
  resolveUrl: PageContext['resolveUrl'],
): ReactNode {
  return createElement(MDXRemote, {
    compiledSource: code,
    frontmatter: {},
    scope: {
      [placeRecorderVariable]: places,
      opts: { ...createRuntime(components, resolveUrl), useMDXComponents: () => components },
    },
    components,
  });
}

/** Renders a React node to HTML and waits for promises in it. @throws the error of a component */
async function renderNode(node: ReactNode): Promise<string> {
  try {
    return renderToStaticMarkup(node);
  } catch (error) {
    // `renderToStaticMarkup` cannot wait for promises.
    if (String(error).includes('suspended while responding to synchronous input')) return renderAsync(node);
    throw error;
  }
}

async function renderAsync(node: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(node, { onError: (error) => void (failure ??= error) });
  const html = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  // Removes the comments with which React separates adjacent texts for hydration.
  return html.replaceAll('<!-- -->', '');
}

/** Returns the place of the innermost element or value that fails when it is rendered alone. */
async function findPlace({ recorded }: PlaceRecorder): Promise<BodyPlace | undefined> {
  for (const { value, place } of recorded.slice()) {
    const fails = await renderNode(value as ReactNode).then(
      () => false,
      () => true,
    );
    if (fails) return place;
  }
  return undefined;
}

/** Rule of the problem that a name in braces is not defined. */
export const unknownVariableRule = 'unknown-variable';

function explain(error: unknown, { line, column }: BodyPlace): BodyProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const [, name] = (error instanceof ReferenceError && /^(\S+) is not defined$/.exec(reason)) || [];
  if (name !== undefined) {
    const message = `"${name}" is in braces, so it is interpreted as a variable, but no variable has that name.`;
    const hint = 'To show braces, put the text in backticks or write `\\{` instead of `{`.';
    return { line, column, rule: unknownVariableRule, message, hint, severity: 'error' };
  }
  const [message, hint] = advise(reason);
  return { line, column, rule: 'page-not-rendered', message, hint, severity: 'error' };
}

function advise(reason: string): [message: string, hint: string] {
  if (reason.includes('Maximum call stack')) {
    const hint = 'End the recursion in the expression or component here.';
    return ['The page cannot be rendered: it contains code that calls itself endlessly.', hint];
  }
  const hint =
    'Correct the expression or component here. It runs during the build, without a browser, and must return text, numbers or elements.';
  return [`The page cannot be rendered: ${reason.replace(/[.\s]*$/, '.')}`, hint];
}
