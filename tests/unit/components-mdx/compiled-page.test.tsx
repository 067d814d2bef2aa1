import { describe, expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/create-components';
import { compileBody } from '@/lib/mdx/compile';
import { renderBody } from '@/lib/mdx/render-body';
import { makeContext } from './make-context';

const body = `## Start {#start}

Text with ~~gone~~, a [doc](./x.md) and a note[^1].

\`\`\`js title="a.js" {2} showLineNumbers
const a = 1;
b();
\`\`\`

:::tip[Title]

Body

:::

<Tabs groupId="os">
<TabItem value="linux" label="Linux">

One

</TabItem>
<TabItem value="windows" label="Windows" default>

Two

</TabItem>
</Tabs>

<details>
<summary>More</summary>

Inner

</details>

![Alt](./img/a.png)

| a | b |
|:--|--:|
| 1 | 2 |

- [x] done

<Cards>
<Card title="T" href="./x.md" icon="book">Text</Card>
</Cards>

[^1]: Foot
`;

async function renderPage() {
  const compiled = await compileBody(body);
  const { html } = await renderBody(compiled, createMdxComponents(makeContext()));
  return { problems: compiled.problems, html };
}

describe('a compiled page', () => {
  it('DOC-18 DOC-19 DOC-22 DOC-27 DOC-28 DOC-34 DOC-35 passes every construct to its component', async () => {
    const { html, problems } = await renderPage();
    expect(problems).toEqual([]);
    for (const part of [
      'class="anchor"',
      '<a href="/docs/x">doc</a>',
      'theme-code-block',
      'class="numbered"',
      'class="L hl"',
      'theme-admonition-tip',
      'role="tablist"',
      '<details><summary>More</summary>',
      'class="image-main"',
      'class="table-wrapper"',
      'aria-label="Completed task"',
      'class="card-link"',
      'class="footnotes"',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('carries no inline style and no inline handler, which the content security policy would block', async () => {
    const { html } = await renderPage();
    expect(html).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/);
  });
});
