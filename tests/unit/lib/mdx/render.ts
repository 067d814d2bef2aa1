import { createElement, isValidElement, type ReactNode } from 'react';
import { compileBody } from '@/lib/mdx/compile';
import { mdxComponentNames } from '@/lib/mdx/component-names';
import { renderBody } from '@/lib/mdx/render-body';
import type { CompiledDoc, ComponentMap } from '@/lib/mdx/types';

const withoutElements = (_key: string, value: unknown) => (isValidElement(value) ? '<element>' : value);

/** Components that render their props: `<x-tabs props='{"groupId":"os"}'>`. */
const probes: ComponentMap = Object.fromEntries(
  mdxComponentNames.map((name) => [
    name,
    ({ children, ...props }: { children?: ReactNode }) =>
      createElement(`x-${name.toLowerCase()}`, { props: JSON.stringify(props, withoutElements) }, children),
  ]),
);

/** Renders a body to HTML, with probes for components and `"` for `&quot;`. */
export async function render(body: string, components: ComponentMap = {}): Promise<string> {
  return renderDoc(await compileBody(body), components);
}

/** Like `render`, for a compiled body. */
export async function renderDoc(doc: CompiledDoc, components: ComponentMap = {}): Promise<string> {
  const { html, problem } = renderBody(doc, { ...probes, ...components });
  if (problem) throw new Error(problem.message);
  return html.replaceAll('&quot;', '"');
}

/** Returns the props of each `<CodeBlock>` of a body. */
export async function renderCode(body: string): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  const CodeBlock = (props: Record<string, unknown>) => {
    found.push(props);
    return null;
  };
  await render(body, { CodeBlock });
  return found;
}

/** Returns the problems of a body as `line:column rule`. */
export async function findProblems(body: string): Promise<string[]> {
  const { problems } = await compileBody(body);
  return problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
}
