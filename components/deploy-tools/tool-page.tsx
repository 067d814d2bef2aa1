import type { ReactNode } from 'react';
import type { codePageHeads } from '@/lib/site/code-page-heads';

type ToolHead = (typeof codePageHeads)['/tools/config' | '/tools/headers' | '/tools/setup'];

/** Page with the title, the description and the tool. */
export function ToolPage({ title, description, children }: ToolHead & { children: ReactNode }) {
  return (
    <main className="docs-main" data-sidebar="none">
      <article className="docs-column prose">
        <h1>{title}</h1>
        <p>{description}</p>
        <noscript>
          <p>This tool needs JavaScript, because it works in your browser only.</p>
        </noscript>
        {children}
      </article>
    </main>
  );
}
