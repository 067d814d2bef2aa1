import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';

/** Invalid bodies, the place of the mistake, and a pattern for the hint. */
const faults: [body: string, place: string, hint: RegExp][] = [
  ['ok\n\nimport the config\nand go', '3:1', /must not start with "import".*`import`/],
  ['ok\n\nexport of data', '3:1', /must not start with "export"/],
  ["import X from '@theme/Tabs'\ntext", '1:1', /must not start with "import"/],
  ['ok\n\nup to a <5 b', '3:9', /&lt;/],
  ['x <= 5', '1:3', /&lt;/],
  ['see <https://example.org/x> now', '1:5', /\[text\]\(https:\/\/example\.org\/x\)/],
  ['<me@example.org>', '1:1', /me@example\.org, or as \[text\]\(mailto:me@example\.org\)/],
  ['ok\n\n<div>\n\ntext', '3:1', /Close it with <\/div>/],
  ['ok\n\nsome <b>bold\n\ntext', '3:6', /<\/b> in the same paragraph/],
  ['line<br>next', '1:5', /<br \/>/],
  ['open https://<host>:80', '1:14', /in backticks/],
  ['text </b> more', '1:7', /Remove this closing tag/],
  ['<div>\n  a</span>\n</div>', '2:4', /Remove this closing tag/],
  ['<div class=foo>x</div>', '1:12', /quotes around the value/],
  ['path /a/{study uid}/b', '1:9', /backticks or write \\\{/],
  ['a {b', '1:3', /backticks or write \\\{/],
  ['text {#my-id} more', '1:6', /end of a heading line/],
  ['a <!-- b', '1:3', /"-->"/],
  ['- {1 +\n2}', '2:1', /Indent each line/],
];

it.each(faults)(
  'BLD-11 compiling a page reports the syntax error in %j at its place, with a hint',
  async (body, place, hint) => {
    const { problems } = await compileBody(body);
    const [line, column] = place.split(':').map(Number);
    const explanation = { message: expect.stringMatching(/\.$/), hint: expect.stringMatching(hint) };
    const fault = { line, column, rule: 'mdx-syntax', severity: 'error', ...explanation };
    expect(problems).toMatchObject([fault]);
  },
);

it('BLD-11 the place of a syntax error in a page counts lines and columns of comments above it', async () => {
  const { problems } = await compileBody('<!-- one\ntwo -->\n\n<!-- three --> a <5');
  expect(problems[0]).toMatchObject({ line: 4, column: 18 });
});

it.each([
  ['ok\n\n<div>\n\ntext', 'Expected a closing tag for `<div>`.'],
  [
    '<td>\na\n</b>\n</td>',
    'Unexpected closing tag `</b>`, expected corresponding closing tag for `<td>` (2 lines above).',
  ],
])(
  'BLD-11 a syntax error in %j names other lines by their distance, because the body is only a part of the file',
  async (body, message) => {
    expect((await compileBody(body)).problems).toMatchObject([{ message }]);
  },
);
