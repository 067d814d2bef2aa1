import { readFileSync } from 'node:fs';
import { parseFragment } from 'parse5';
import { beforeAll, expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/create-components';
import type { Doc } from '@/lib/content/types';
import { attribute, findAll, findTags, textOf, type Element } from '@/tests/support/built-page';
import { getDoc, getVersion } from '@/tests/support/get-version';
import { makeContext } from '@/tests/support/make-context';
import { createPageExtension } from '@/tools/docusaurus/mdx/extend-page';
import { importDocusaurusSite } from '@/tools/docusaurus/content-source';
import { resolveImageFile } from '@/lib/docs/resolve-image';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import type { VersionModel } from '@/lib/docs/types';
import { compileBody } from '@/lib/mdx/compile';
import { renderBody } from '@/lib/mdx/render-body';
import type { CompiledDoc } from '@/lib/mdx/types';

const dir = 'tests/fixtures/docusaurus/site';
const { model } = importDocusaurusSite(dir);

interface Rendered {
  compiled: CompiledDoc;
  all: (tag: string) => Element[];
  html: string;
}

async function render(doc: Doc, version: VersionModel): Promise<Rendered> {
  const compiled = await compileBody(doc.body, [], doc.extension);
  const resolveHref = (href: string) => resolveDocLink(doc, href, version).href;
  const resolveImage = (src: string) => ({ src: resolveImageFile(doc, src) ?? src });
  const components = createMdxComponents(makeContext({ resolveHref, resolveImage }));
  const { html } = await renderBody(compiled, components);
  return { compiled, html, all: (tag) => findTags(parseFragment(html), tag) };
}

function find(id: string): { doc: Doc; version: VersionModel } {
  const version = getVersion(model, 'current');
  return { doc: getDoc(version, id), version };
}

/** The marks of a kind (`t001` text, `l001` link, `i001` picture, `c001` code) in files of the fixture. */
function marksOf(kind: string, files: readonly string[]): string[] {
  const texts = files.map((file) => readFileSync(`${dir}/${file}`, 'utf8')).join('\n');
  return [...new Set(texts.match(new RegExp(`\\b${kind}\\d{3}\\b`, 'g')))].toSorted();
}

function marksIn(kind: string, texts: readonly string[]): string[] {
  return [...new Set(texts.join(' ').match(new RegExp(`(?<![a-z])${kind}\\d{3}(?!\\d)`, 'g')))].toSorted();
}

const constructs = [
  'docs/constructs.mdx',
  'docs/deep/_part.mdx',
  'docs/deep/er/_inner.md',
  'docs/tack.js',
  'docs/boats.json',
  'src/components/badge.tsx',
  'src/components/counter.jsx',
];

it.each([
  ['constructs', constructs],
  ['guides/knots', ['docs/guides/knots.md']],
])('BLD-11 DOC-18 DOC-19 DOC-22 DOC-33 DOC-34 %s is whole', async (id, files) => {
  const { doc, version } = find(id);
  const { html, all } = await render(doc, version);
  const pictures = all('img').map((image) => attribute(image, 'alt') ?? '');
  expect(marksIn('t', [html.replaceAll(/<[^>]*>/g, ' ')])).toEqual(marksOf('t', files));
  expect(marksIn('l', all('a').map(textOf))).toEqual(marksOf('l', files));
  expect(marksIn('i', pictures)).toEqual(marksOf('i', files));
  expect(marksIn('c', all('code').map(textOf))).toEqual(marksOf('c', files));
});

let page: Rendered;
beforeAll(async () => {
  const { doc, version } = find('constructs');
  page = await render(doc, version);
}, 60_000);

it('BLD-11 runs exports, JSON, named imports and frontMatter', () => {
  expect(page.html).toContain('The colour is t001, the boat is t030, the limit 12, the title Everything.');
  expect(page.html).toContain('<mark class="mark">t002</mark>');
});

it('BLD-11 tells what does not work without a browser, and nothing else', () => {
  expect(page.compiled.problems.map(({ rule, severity }) => [rule, severity])).toEqual([
    ['browser-component', 'warning'],
    ['component-styles', 'warning'],
    ['browser-only', 'warning'],
    ['diagram', 'warning'],
  ]);
  expect(page.html).not.toContain('onclick');
  expect(page.html).not.toContain('never drawn here');
});

it('DOC-06 DOC-13 headings of parts are headings of the page, with their own ids', () => {
  const ids = ['own-id', 'parts', 'part-heading', 'innermost', 'pictures', 'links', 'blocks'];
  expect(page.compiled.headings.map(({ id }) => id)).toEqual(ids);
  expect(page.compiled.anchors).toContain('by-hand');
});

it('BLD-07 links of parts, of the site and of other versions lead to pages', () => {
  const href = (text: string) => {
    const link = page.all('a').find((node) => textOf(node) === text);
    return link && attribute(link, 'href');
  };
  const knots = '/manual/next/guides/knots';
  expect(href('l001')).toBe(`${knots}#bowline`);
  expect(['l002', 'l003', 'l006', 'l008', 'l009'].map(href)).toEqual(Array(5).fill(knots));
  expect(href('l005')).toBe('/manual/intro');
});

it('BLD-09 pictures are looked for where they lie: beside the part, in static files, below the component', () => {
  const { doc } = find('constructs');
  const files = page.compiled.images.map(({ href }) => resolveImageFile(doc, href));
  expect([...new Set(files)].toSorted()).toEqual([`${dir}/docs/sail.png`, `${dir}/static/img/compass.svg`]);
});

it('BLD-11 a comment and frontmatter of a part are not shown', () => {
  expect(page.html).not.toMatch(/nobody reads|nor this one|ignored/);
});

const folder = { dir, versionDir: dir, siteDir: dir, staticDirs: [], frontMatter: {}, math: true };
const compile = (body: string) => compileBody(body, [], createPageExtension(folder, body));

it('DOC-34 formulas are MathML where the site has remark-math', async () => {
  const { html } = await renderBody(await compile('An $\\frac{a}{b}$ and\n\n$$\nx^{2}\n$$\n'), {});
  const math = findAll(parseFragment(html), ({ tagName }) => tagName === 'math');
  expect(math.map((node) => attribute(node, 'display'))).toEqual([undefined, 'block']);
  expect(html).toMatch(/<mfrac><mi>a<\/mi><mi>b<\/mi><\/mfrac>/);
  expect(html).not.toContain('style=');
});

it('BLD-11 formulas that cannot be read are errors with their line', async () => {
  const { problems } = await compile('Text\n\nA $\\frac{a$ here\n');
  expect(problems).toMatchObject([{ line: 3, rule: 'formula', severity: 'error' }]);
});

const { doc } = find('constructs');
const problemsOf = async (body: string) =>
  (await compileBody(body, [], doc.extension)).problems.map(({ line, rule, severity }) => [
    line,
    rule,
    severity,
  ]);

it.each([
  ['text\n\nimport X from "@theme/Playground";\n', 3, 'unsupported-import', 'error'],
  ['import X from "./none";\n\n<X />\n', 1, 'local-component', 'error'],
  ['import X from "./_none.mdx";\n\ntext\n\n<X />\n', 5, 'partial', 'error'],
  ['import X from "!!raw-loader!./none.js";\n\n{X}\n', 1, 'unsupported-import', 'error'],
  ['import "./x.css";\n', 1, 'unsupported-import', 'warning'],
])('BLD-11 %j', async (body, line, rule, severity) => {
  expect(await problemsOf(body)).toContainEqual([line, rule, severity]);
});

it('BLD-11 handlers are told of, and names that only look like one are not', async () => {
  expect(await problemsOf('export const X = () => <b onClick={() => 1}>x</b>;\n\n<X />\n')).toEqual([
    [1, 'browser-component', 'warning'],
  ]);
  expect(await problemsOf("export const hooks = { onBeforeSave: 'x' };\n\n{hooks.onBeforeSave}\n")).toEqual(
    [],
  );
});

it('BLD-11 a component of nobody is still gathered for the check', async () => {
  const { componentRefs } = await compileBody('<Playground />\n', [], doc.extension);
  expect(componentRefs.map(({ name }) => name)).toEqual(['Playground']);
});
