import { expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/create-components';
import type { TermForms } from '@/lib/glossary/term-forms';
import { compileBody } from '@/lib/mdx/compile';
import { readSections } from '@/lib/mdx/read-sections';
import { renderBody } from '@/lib/mdx/render-body';
import { makeContext } from '@/tests/support/make-context';
import { makeSection } from '@/tests/support/make-section';

async function sectionsOf(body: string, terms: readonly TermForms[] = []) {
  const context = makeContext({
    define: () => 'A definition.',
    cards: () => [{ title: 'A card', href: '/a', description: 'Of another page.' }],
    toc: [{ id: 'a', text: 'A heading', level: 2 }],
  });
  const { html } = renderBody(await compileBody(body, terms), createMdxComponents(context));
  return readSections(html);
}
const textOf = async (...blocks: string[]) =>
  (await sectionsOf(blocks.join('\n\n'))).map(({ text }) => text).join('\n');

it('BLD-11 the searchable text of a page is split at every heading, with the anchors', async () => {
  const first = 'Before.\n\n# Title\n\nFirst *text*.';
  const body = `${first}\n\n## The \`wadoRoot\` key {#own}\n\nSecond.\n\n### Deep\n\n## Last\n`;
  expect(await sectionsOf(body)).toEqual([
    makeSection('', 'Before.', { level: 1 }),
    makeSection('Title', 'First text.', { level: 1 }),
    makeSection('The wadoRoot key', 'Second.', { id: 'own', code: ['wadoRoot'] }),
    makeSection('Deep', '', { level: 3 }),
    makeSection('Last'),
  ]);
});

it('BLD-11 a searchable section lists code that starts its table rows and list items as names that it explains', async () => {
  const body = [
    '- `first`, `second` and `third` do `nothing`.\n- Not `this`.\n- [`linked`](/a) is elsewhere.',
    '| Key | Effect |\n| --- | --- |\n| `run({ now })`, `stop` | Text with [a link](/a) |\n| `listed` | [Page](/a) |',
  ];
  const [section] = await sectionsOf(body.join('\n\n'));
  expect(section?.names).toEqual(['first', 'second', 'third', 'run({ now })', 'stop']);
});

it('BLD-11 a page without text before its first heading has no searchable section there', async () => {
  expect((await sectionsOf('# Title\n')).map(({ id }) => id)).toEqual(['title']);
  expect(await sectionsOf('')).toEqual([]);
});

it('BLD-11 searchable sections keep code as displayed, without comments that only mark lines', async () => {
  const config = 'window.config = {\n  a: 1 < 2,\n};';
  const fence = `\`\`\`js title="app-config.js"\n// highlight-next-line\n${config}\n\`\`\`\n`;
  const body = `Use \`a.b\`:\n\n${fence}`;
  const text = `Use a.b:\napp-config.js\n${config}`;
  expect(await sectionsOf(body)).toEqual([{ id: '', level: 1, title: '', text, code: ['a.b', config] }]);
});

it.each([
  [
    'includes every tab with its label',
    'With npm\nOne npm ci.\nyarn\nTwo.\nAlpha\nThree.',
    '<Tabs>\n<TabItem value="npm" label="With npm">\n\nOne `npm ci`.\n\n</TabItem>',
    '<TabItem value="yarn">\n\nTwo.\n\n</TabItem>\n</Tabs>',
    "<Tabs values={[{ value: 'a', label: 'Alpha' }]}>",
    '<TabItem value="a">\n\nThree.\n\n</TabItem>\n</Tabs>',
  ],
  [
    'includes details, admonitions, lists and tables, with one line for each row',
    'More here\nHidden.\nMind\nInside.\none\ntwo\nKey Default\na true',
    '<details><summary>More **here**</summary>\n\nHidden.\n\n</details>',
    ':::note[Mind]\n\nInside.\n\n:::',
    '- one\n- two',
    '| Key | Default |\n|---|---|\n| `a` | `true` |',
  ],
  [
    'includes text alternatives of images, and texts of cards and frames',
    'A chart\nSee the button here.\nA scheme\nDocker\nRun it.\nA film',
    '![A chart](./a.png)',
    'See <img src="./b.png" alt="the button" /> here.',
    "<ThemedImage alt=\"A scheme\" sources={{ light: './l.svg', dark: './d.svg' }} />",
    '<Cards>\n<Card title="Docker" href="/x">\n\nRun it.\n\n</Card>\n</Cards>',
    '<iframe title="A film" src="https://example.org"></iframe>',
  ],
  [
    'leaves out texts of the site and of other pages',
    'Inside.\nHidden.\nA PACS.',
    ':::tip\n\nInside.\n\n:::',
    '<details>\n\nHidden.\n\n</details>',
    '<DocCardList />\n\n<TOCInline />',
    'A <Term id="pacs">PACS</Term>.',
  ],
  ['separates words in different blocks', 'one\ntwo', '<div>one</div><div>two</div>'],
  ['joins parts of a word', 'dataSources and a b', 'data**Sources** and a<br/>b'],
])('BLD-11 the searchable text of a page %s', async (_what, text, ...blocks) => {
  expect(await textOf(...blocks)).toBe(text);
});

it('BLD-11 searchable sections include headings in tabs and headings written as HTML tags', async () => {
  const tabs = '<Tabs>\n<TabItem value="x">\n\n## In a tab\n\nText.\n\n</TabItem>\n</Tabs>';
  const body = `${tabs}\n\n<h3 id="tag">As <code>tag</code></h3>\n\nBelow.`;
  expect(await sectionsOf(body)).toEqual([
    makeSection('', 'x', { level: 1 }),
    makeSection('In a tab', 'Text.'),
    makeSection('As tag', 'Below.', { id: 'tag', level: 3, code: ['tag'] }),
  ]);
});

it('BLD-11 a footnote belongs to the searchable section that first refers to it, without its mark', async () => {
  const body = '## One\n\nText[^n].\n\n## Two\n\nMore[^n] and[^m].\n\n[^n]: The `note`.\n\n[^m]: Other.\n';
  expect(await sectionsOf(body)).toEqual([
    { id: 'one', level: 2, title: 'One', text: 'Text.\nThe note.', code: ['note'] },
    { id: 'two', level: 2, title: 'Two', text: 'More and.\nOther.', code: [] },
  ]);
});

it('BLD-11 searchable text includes literals in braces, but no comments and attributes', async () => {
  expect(await textOf(`A {'b'} {1} {/* secret */} <b className="secret">c</b>.`)).toBe('A b 1 c.');
});

it('SM-11 searchable text includes the texts of a diagram, but no definition of a marked term', async () => {
  const meta = 'title="Way of a study" alt="The scanner sends it to the archive."';
  const fence = `\`\`\`mermaid ${meta}\nflowchart LR\n  A[Scanner] --> B[Archive]\n\`\`\``;
  const terms = [{ id: 'pacs', forms: ['PACS'] }];
  const [section] = await sectionsOf(`A study from the PACS.\n\n${fence}\n`, terms);
  const ofDiagram = 'Way of a study\nThe scanner sends it to the archive.\nScanner → Archive';
  expect(section?.text).toBe(`A study from the PACS.\n${ofDiagram}`);
});
