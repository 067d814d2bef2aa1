import { createElement, isValidElement, type ReactNode } from 'react';
import { compileBody } from '@/lib/mdx/compile';
import { mdxComponentNames } from '@/lib/mdx/component-names';
import { renderBody, unknownVariableRule } from '@/lib/mdx/render-body';
import type { CompiledDoc, ComponentMap } from '@/lib/mdx/types';

const withoutElements = (_key: string, value: unknown) => (isValidElement(value) ? '<element>' : value);

/** Components that show what they were given: `<x-tabs props='{"groupId":"os"}'>`. */
const probes: ComponentMap = Object.fromEntries(
  mdxComponentNames.map((name) => [
    name,
    ({ children, ...props }: { children?: ReactNode }) =>
      createElement(`x-${name.toLowerCase()}`, { props: JSON.stringify(props, withoutElements) }, children),
  ]),
);

/** The body as HTML, with probes for components; `&quot;` written as `"`. */
export async function render(body: string, components: ComponentMap = {}): Promise<string> {
  return renderDoc(await compileBody(body), components);
}

/** As `render`, for a body that is compiled already. */
export async function renderDoc(doc: CompiledDoc, components: ComponentMap = {}): Promise<string> {
  const { html, problem } = await renderBody(doc, { ...probes, ...components });
  if (problem) throw new Error(problem.message);
  return html.replaceAll('&quot;', '"');
}

/** Props of each `<CodeBlock>` of the body. */
export async function renderCode(body: string): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  const CodeBlock = (props: Record<string, unknown>) => {
    found.push(props);
    return null;
  };
  await render(body, { CodeBlock });
  return found;
}

/** Problems of a body and undefined names as `line:column rule`. */
export async function findProblems(body: string): Promise<string[]> {
  const doc = await compileBody(body);
  const { problem } = await renderBody(doc, probes);
  const problems = problem?.rule === unknownVariableRule ? [...doc.problems, problem] : doc.problems;
  return problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
}
