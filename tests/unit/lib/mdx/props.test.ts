import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { findProblems } from './render';

it.each([
  ['<DocCardList items={[]} />', '1:14', 'warning', /has no "items".*Remove it. It takes: docIds/],
  ['<TOCInline minHeadinglevel={2} />', '1:12', 'warning', /Did you mean "minHeadingLevel"/],
  ['<VersionsTable all />', '1:16', 'warning', /has no "all".*It takes nothing/],
  ['<Admonition type="foo">x</Admonition>', '1:13', 'warning', /no type "foo".*Use note, tip/],
  ['<ThemedImage alt="a" sources={{ light: "a.svg" }} />', '1:22', 'error', /no image for dark mode/],
])(
  'BLD-11 compiling a page reports what a component does not accept: %s',
  async (body, at, severity, text) => {
    const [line, column] = at.split(':').map(Number);
    const { problems } = await compileBody(body);
    expect(problems).toMatchObject([{ line, column, rule: 'component-prop', severity }]);
    expect(problems.map(({ message, hint }) => `${message} ${hint}`)[0]).toMatch(text);
  },
);

it.each([
  '<Cards id="a" data-x="1"><Card title="T" href="./x.md" icon="book">Text</Card></Cards>',
  '<Admonition type="caution" title="T" id="a">Text</Admonition>',
  '<Image src="a.png" alt="" loading="eager" />',
  '<ThemedImage alt="a" className="b" sources={{ light: "a.svg", dark: "b.svg" }} />',
])('BLD-11 compiling a page accepts the attributes of %s', async (body) => {
  expect(await findProblems(body)).toEqual([]);
});

it('BLD-09 a <ThemedImage> without alt has one image without text alternative, so that it is reported once', async () => {
  const { images } = await compileBody('<ThemedImage sources={{ light: "a.svg", dark: "b.svg" }} />');
  expect(images.map(({ href, text }) => [href, text])).toEqual([
    ['a.svg', ''],
    ['b.svg', undefined],
  ]);
});
