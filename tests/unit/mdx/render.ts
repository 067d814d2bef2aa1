import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileBody } from '@/lib/mdx/compile';
import { mdxComponentNames } from '@/lib/mdx/component-names';
import { runCompiled, type ComponentMap } from '@/lib/mdx/run';
import type { CompiledDoc } from '@/lib/mdx/types';

/** Components that show what they were given: `<x-tabs props='{"groupId":"os"}'>`. */
const probes: ComponentMap = Object.fromEntries(
  mdxComponentNames.map((name) => [
    name,
    ({ children, ...props }: { children?: ReactNode }) =>
      createElement(`x-${name.toLowerCase()}`, { props: JSON.stringify(props) }, children),
  ]),
);

/** The body as HTML, with probes for components; `&quot;` written as `"`. */
export async function render(body: string, components: ComponentMap = {}): Promise<string> {
  return renderDoc(await compileBody(body), components);
}

/** As `render`, for a body that is compiled already. */
export function renderDoc({ code }: CompiledDoc, components: ComponentMap = {}): string {
  const html = renderToStaticMarkup(runCompiled(code, { ...probes, ...components }));
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

/** Problems of a body as `line:column rule`. */
export async function findProblems(body: string): Promise<string[]> {
  const { problems } = await compileBody(body);
  return problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
}
