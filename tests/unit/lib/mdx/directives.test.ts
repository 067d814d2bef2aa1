import { expect, it } from 'vitest';
import { findProblems, render } from './render';

const types = 'note tip info warning danger caution important success secondary';
it.each(types.split(' '))(
  'DOC-18 the directive :::%s is rendered as an admonition of that type',
  async (type) => {
    const body = `:::${type}\n\ntext\n\n:::`;
    expect(await render(body)).toBe(`<x-admonition props="{"type":"${type}"}"><p>text</p></x-admonition>`);
    expect(await findProblems(body)).toEqual([]);
  },
);

it.each([
  [':::note[**Very** `important`]', '<strong>Very</strong> <code>important</code>'],
  [':::note **Very** `important`', '<strong>Very</strong> <code>important</code>'],
  [':::note[On host:port]', 'On host:port'],
  [':::note[Go :rocket:]', 'Go 🚀'],
])('DOC-18 an admonition that starts with %s keeps the markup in its title', async (opening, html) => {
  const inner = `<span data-title="">${html}</span><p>text</p>`;
  const shown = await render(`${opening}\ntext\n:::`);
  expect(shown).toBe(`<x-admonition props="{"type":"note"}">${inner}</x-admonition>`);
});

it.each([
  [':::warning{title="Cold: water"}', '"title":"Cold: water"'],
  [':::warning{title=\'Cold\' #deep .wet className="x"}', '"title":"Cold","id":"deep","className":"wet x"'],
  [':::warning {title="Cold"}', '"title":"Cold"'],
  [':::warning[Label]{title="Cold" id=deep}', '"title":"Label","id":"deep"'],
  [':::warning A title {.wet}', '"title":"A title","className":"wet"'],
])('DOC-18 an admonition takes title, id and class from its first line %s', async (opening, props) => {
  const html = await render(`${opening}\ntext\n:::`);
  const sorted = (text: string) => Object.entries(JSON.parse(text) as object).toSorted();
  const found = /props="(.*?})"/.exec(html)?.[1] ?? '{}';
  expect(sorted(found)).toEqual(sorted(`{"type":"warning",${props}}`));
});

it('DOC-18 compiling a page reports an unknown attribute of an admonition', async () => {
  expect(await findProblems(':::note{color=red}\ntext\n:::')).toEqual(['1:1 unknown-directive']);
});

it('DOC-18 BLD-11 compiling a page reports an unknown admonition type with its line, and still renders it', async () => {
  expect(await findProblems('text\n\n:::foo\n\nbar\n\n:::')).toEqual(['3:1 unknown-directive']);
  expect(await render(':::foo\n\nbar\n\n:::')).toContain('{"type":"foo"}"><p>bar</p>');
});

it.each([
  ['a block never closed', ':::note\n\ntext', ['1:1 unclosed-directive']],
  ['a stray end', ':::note\n\ntext\n\n:::\n\n:::', ['7:1 stray-directive']],
  ['a space after the colons', '::: note\n\ntext', ['1:1 stray-directive']],
  ['nothing in quotes and lists', '> :::note\n> text\n> :::\n\n- :::tip\n  text\n  :::', []],
])('BLD-11 compiling a page with admonitions reports %s', async (_name, body, problems) => {
  expect(await findProblems(body)).toEqual(problems);
});

it.each([
  'Ports :3000 and :80 and host:8042 stay.',
  'Ratio 16:9, a:b, ::x and key:value stay.',
  '::leaf at the start',
  '::leaf[with **label**]{a=1}',
  'text :name[a label]{.class} stays',
])('BLD-11 text that only looks like a directive stays unchanged: %s', async (text) => {
  const html = await render(text.replace('{a=1}', '\\{a=1}').replace('{.class}', '\\{.class}'));
  expect(html.replace(/<\/?strong>/g, '**')).toBe(`<p>${text}</p>`);
});

it('DOC-34 emoji codes next to text that looks like a directive become emoji', async () => {
  expect(await render('Go :rocket: to :3000 :tada:')).toBe('<p>Go 🚀 to :3000 🎉</p>');
});
