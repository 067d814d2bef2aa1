import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { findProblems, render } from './render';

it('BLD-11 drops imports of what pages are given by name', async () => {
  const body =
    "import Tabs from '@theme/Tabs';\nimport X from '@site/src/x';\nimport React from 'react';\n\ntext";
  expect(await findProblems(body)).toEqual([]);
  expect(await render(body)).toBe('<p>text</p>');
});

it('BLD-11 reports other imports and exports at their lines', async () => {
  const body = "ok\n\nimport a from '@theme/Tabs';\nimport b from 'lodash';\nexport const c = 1;\n";
  expect(await findProblems(body)).toEqual(['4:1 unsupported-import', '5:1 unsupported-export']);
});

it('DOC-28 reads image paths given by import, require and useBaseUrl', async () => {
  const body = `import logo from './img/logo.png';
import wide from '@site/static/img/wide.png';

<img src={logo} /> <img src={wide} /> <Image img={require("./a.png")} />
<img src={require('./b.png').default} /> <img src={useBaseUrl('/img/c.png')} />

<ThemedImage alt="x" sources={{ light: useBaseUrl('/l.svg'), dark: './d.svg' }} />`;
  const { images, problems } = await compileBody(body);
  expect(problems).toEqual([]);
  expect(images.map(({ href }) => href).join(' ')).toBe(
    './img/logo.png /img/wide.png ./a.png ./b.png /img/c.png /l.svg ./d.svg',
  );
  const html = await render(body);
  expect(html).toContain('<img src="./img/logo.png"/>');
  expect(html).toContain('"sources":{"light":"/l.svg","dark":"./d.svg"}');
});

it('DOC-33 drops what contents and card lists take from the page itself', async () => {
  const body =
    '<TOCInline toc={toc} maxHeadingLevel={4} />\n\n<DocCardList items={useCurrentSidebarCategory().items} />';
  expect(await findProblems(body)).toEqual([]);
  expect(await render(body)).toContain('<x-tocinline props="{"maxHeadingLevel":4}"></x-tocinline>');
  expect(await render(body)).toContain('<x-doccardlist props="{}"></x-doccardlist>');
});
