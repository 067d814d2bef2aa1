import { append, mistake, page, swap, write, type Mistake } from './plant';

const general = 'latest/faq/general.md';
const older = '3.9/faq/technical.md';
const nested = 'latest/platform/services/data/MeasurementService.md';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;
const svg = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg"${text}><path d="M0 0h9v9z" /></svg>\n`;
const drawn = 'title="Way of a study" alt="A study goes from the archive to the viewer."';

/** Mistakes in links, images, headings, words and markup. */
export const inTexts: readonly Mistake[] = [
  mistake('nesting-too-deep', write('latest/faq/deep.md', page('Deep', '', `${'> '.repeat(20_000)}x`)), 11),
  mistake('nesting-too-deep', append('3.9/faq/general.md', `${'> '.repeat(20_000)}x`)),
  mistake('page-not-rendered', append(general, 'The number is {undefined.x} today.')),
  mistake('page-not-rendered', append(older, 'Some words before it.\n\n<p>\n{[{ a: 1 }]}\n</p>', '{[{ a')),
  mistake('broken-link', append(general, 'Read the [list of answers](/faq/answers).')),
  mistake(
    'broken-link',
    append(older, 'Some words before it,\nthen [the other page](/3.9/faq/answers).', 'the other page'),
  ),
  mistake('broken-link', append(nested, '<a href="/platform/services/none">A service</a>')),
  mistake('broken-markdown-link', append(general, 'Read the [list of answers](./answers.md).')),
  mistake(
    'broken-markdown-link',
    swap(general, '- [Contributing](../development/contributing.md)', '- [Contributing](../contributing.md)'),
  ),
  mistake(
    'broken-markdown-link',
    append(older, '[Later][later]\n\n[later]: ../nowhere/later.mdx', '[Later]'),
  ),
  mistake('broken-anchor', append(general, 'See [the reports](#how-do-i-reprot-a-bug).')),
  mistake('broken-anchor', append(nested, 'See [a question](../../../faq/general.md#no-such-question).')),
  mistake('broken-anchor', append(older, 'See [help](/help#nothing-here).')),
  mistake('empty-link', append(general, 'Read [this]() first.')),
  mistake('empty-link', append(older, 'Read [](./general.md) first.')),
  mistake('missing-image', append(general, '![A drawing](./drawing.png)')),
  mistake('missing-image', append(nested, '<img src="/img/nothing.svg" alt="Nothing" />')),
  mistake('broken-image', [
    append(general, '![A drawing](./drawing.png)'),
    write('latest/faq/drawing.png', 'This is no PNG.'),
  ]),
  mistake('broken-image', [
    append(older, 'First a sentence.\n\n![A drawing](./drawing.svg)', '![A drawing]'),
    write('3.9/faq/drawing.svg', svg('')),
  ]),
  mistake('image-without-text', append(general, '![](https://ohif.org/logo.png)')),
  mistake('image-without-text', append(nested, '<img src="https://ohif.org/logo.png" />')),
  mistake('unknown-screenshot', append(general, '<Screenshot name="study-lst" />')),
  mistake('unknown-screenshot', append(nested, 'Some words.\n\n<Screenshot name="" />', 'name=""')),
  mistake('video', append(general, '<Video title="Layouts" />')),
  mistake('video', append(older, 'Text.\n\n<Video href="https://vimeo.com/1">A note.</Video>', '<Video')),
  mistake('unused-image', write('latest/faq/unused.svg', svg(' viewBox="0 0 9 9"'))),
  mistake('unused-image', write('3.9/unused.png', 'Nobody looks at it.')),
  mistake('single-h1', append(general, '# Another title\n\nWith some text.')),
  mistake(
    'single-h1',
    write('latest/faq/untitled.md', page('X', 'hide_title: true\n').replace('# X\n\n', ''), 'hide_title'),
  ),
  mistake('heading-skips-level', append(general, '#### Too deep\n\nWith some text.')),
  mistake('heading-skips-level', append(older, '## Right\n\nText.\n\n##### Wrong\n\nText.', '##### Wrong')),
  mistake('empty-section', append(general, '## Nothing to say')),
  mistake('empty-section', append(older, '## One more\n\n## And the last\n\nText.', '## One more')),
  mistake('unfinished-text', append(nested, 'A first line,\nand more is coming soon here.', 'coming soon')),
  mistake('unfinished-text', append(general, 'TODO: say why.')),
  mistake('term', append(older, 'One line.\nThe webserver answers.', 'webserver')),
  mistake('term', append(general, 'Each datasource has a name.')),
  mistake('phrase', append('3.9/faq/general.md', 'One line.\nCreate it anew.', 'anew')),
  mistake('phrase', append(general, 'The reason stands in the console.')),
  mistake('unknown-component', append(general, '<Fancy title="x" />')),
  mistake('unknown-component', append(nested, '<Tabbs>\n\nText.\n\n</Tabbs>')),
  mistake('mdx-syntax', append('latest/faq/technical.md', 'An open { brace.')),
  mistake('mdx-syntax', append('3.9/release-notes.md', '<div>\n\nNever closed.')),
  mistake('mdx-syntax', append('latest/resources.md', 'Less <5 than that.')),
  mistake(
    'duplicate-anchor',
    append(general, '## One thing {#thing}\n\nText.\n\n## Another {#thing}\n\nText.', '## Another'),
  ),
  mistake(
    'duplicate-anchor',
    append(older, '<a id="spot"></a>\n\nText, and <a id="spot"></a> more.', 'and <a id'),
  ),
  mistake('unsupported-import', append(general, "import Thing from './thing';\n\nText.")),
  mistake('unsupported-import', append(nested, "import { x } from 'lodash';\n\nText.")),
  mistake('unsupported-export', append(general, 'export const answer = 42;\n\nText.')),
  mistake('unsupported-export', append(older, 'export function Draw() {\n  return null;\n}\n\nText.')),
  mistake('unknown-variable', append(general, 'Your name is {name}.')),
  mistake('unknown-variable', append(nested, 'A line.\nIt is {config.title} today.', '{config')),
  mistake('tab-set', append(general, '<TabItem value="a">\n\nAlone.\n\n</TabItem>')),
  mistake(
    'tab-set',
    append(older, '<Tabs>\n\nNo tab.\n\n<TabItem value="a">\n\nText.\n\n</TabItem>\n\n</Tabs>', 'No tab.'),
  ),
  mistake(
    'diagram',
    append(general, fence(`mermaid ${drawn}`, 'flowchart TD\n  a[Archive] --> b[Viewer\n'), 'b[Viewer'),
  ),
  mistake('diagram', append(nested, fence('mermaid title="No text alternative"', 'flowchart TD\n  a --> b'))),
  mistake('code-meta', append(general, fence('text titel="x"', 'x'))),
  mistake('code-meta', append(older, fence('text {9}', 'one line'))),
  mistake(
    'highlight-comment',
    append(general, fence('js unchecked="x"', 'a();\n// highlight-start\nb();'), '// highlight-start'),
  ),
  mistake(
    'highlight-comment',
    append(older, fence('js unchecked="x"', 'a();\n// highlight-end\nb();'), '// highlight-end'),
  ),
  mistake('unknown-directive', append(general, ':::hint\n\nText.\n\n:::', ':::hint')),
  mistake('unknown-directive', append(older, 'Text.\n\n:::warnign[Mind]\n\nText.\n\n:::', ':::warnign')),
  mistake('unclosed-directive', append(general, ':::note\n\nTo the end.', ':::note')),
  mistake('unclosed-directive', append(older, ':::tip[Mind]\n\nTo the end.', ':::tip')),
  mistake('stray-directive', append(general, '::: note that', '::: note that')),
  mistake('stray-directive', append(older, 'Text.\n\n:::\n\nText.', ':::')),
];
