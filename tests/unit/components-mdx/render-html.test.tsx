import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/create-components';
import { compileBody } from '@/lib/mdx/compile';
import { renderHtml } from '@/lib/mdx/render-html';
import { runCompiled } from '@/lib/mdx/run';
import { makeContext } from './make-context';

function sortAttributes(node: DefaultTreeAdapterTypes.Node) {
  if ('attrs' in node) node.attrs.sort((one, other) => one.name.localeCompare(other.name));
  if ('childNodes' in node) for (const child of node.childNodes) sortAttributes(child);
}

/** The same elements, attributes and text, whatever the spelling. */
function normal(html: string): string {
  const tree = parseFragment(html);
  sortAttributes(tree);
  return serialize(tree);
}

const body = `Text & "quotes" with <kbd>Ctrl</kbd>, ~~gone~~ and [a link](./x.md "Title").

\`\`\`html title="a.html"
<a href="x">&amp;</a>
\`\`\`

:::danger[A \`code\` title]

Body

:::

<Tabs groupId="os" defaultValue="b">
<TabItem value="a" label="A">

One

</TabItem>
<TabItem value="b" label="B">

<details open>
<summary>More</summary>

- [ ] open
- [x] done

</details>

</TabItem>
</Tabs>

| a | b |
|:--|--:|
| 1 | 2 |

<Cards>
<Card title="T" href="./x.md" icon="book">Text</Card>
</Cards>

<video src="a.mp4" controls muted playsInline preload="none" width={300} data-x={true} aria-hidden={false} hidden={false} />

{[1, 2].map((n) => <b key={n}>{n}{' '}</b>)}

![Alt](./img/a.png) and a note[^1].

[^1]: Foot
`;

async function bodyOf(text: string): Promise<ReactNode> {
  const { code, problems } = await compileBody(text);
  expect(problems).toEqual([]);
  return runCompiled(code, createMdxComponents(makeContext()));
}

describe('renderHtml', () => {
  it('NV-01 makes the HTML that React makes', async () => {
    const html = renderHtml(await bodyOf(body));
    expect(normal(html ?? '')).toBe(normal(renderToStaticMarkup(await bodyOf(body))));
    expect(html).toContain('viewBox="0 0 24 24"');
    expect(html).toContain('stroke-width="1.75"');
  });

  it('NV-01 leaves what needs React in the browser to React', () => {
    const Client = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
    const Late = async () => <b>late</b>;
    for (const node of [
      <Client key="a" />,
      <p key="b">
        <Client />
      </p>,
      <button key="c" type="button" onClick={() => {}}>
        Go
      </button>,
      <p key="d" style={{ color: 'red' }} />,
      <input key="e" defaultValue="x" />,
      <Late key="f" />,
    ]) {
      expect(renderHtml(node)).toBeNull();
    }
  });

  it('NV-01 hands on what a component throws', () => {
    const Broken = () => {
      throw new Error('broken');
    };
    expect(() => renderHtml(<Broken />)).toThrow('broken');
  });

  it('NV-01 escapes text and attributes', () => {
    expect(renderHtml(<p title={'"<&'}>{'<script>&'}</p>)).toBe(
      '<p title="&#x22;<&#x26;">&#x3C;script>&#x26;</p>',
    );
  });
});
