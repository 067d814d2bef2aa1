import { describe, expect, it } from 'vitest';
import { findProblems, render } from './render';

describe('remarkDirectives', () => {
  it.each(['note', 'tip', 'info', 'warning', 'danger', 'caution'])(
    'DOC-18 makes :::%s an admonition of that type',
    async (type) => {
      const html = await render(`:::${type}\n\ntext\n\n:::`);
      expect(html).toBe(`<x-admonition props="{"type":"${type}"}"><p>text</p></x-admonition>`);
    },
  );

  it.each([
    [':::note Important', 'Important'],
    [':::note[Important]', 'Important'],
  ])('DOC-18 reads the title of %s', async (opening, title) => {
    expect(await render(`${opening}\ntext\n:::`)).toContain(`{"type":"note","title":"${title}"}`);
  });

  it.each([
    [':::note[**Very** `important`]', '<strong>Very</strong> <code>important</code>'],
    [':::note **Very** `important`', '<strong>Very</strong> <code>important</code>'],
    [':::note[On host:port]', 'On host:port'],
    [':::note[Go :rocket:]', 'Go 🚀'],
  ])('DOC-18 keeps the markup of the title of %s', async (opening, html) => {
    expect(await render(`${opening}\ntext\n:::`)).toBe(
      `<x-admonition props="{"type":"note"}"><span data-title="">${html}</span><p>text</p></x-admonition>`,
    );
  });

  it.each(['important', 'success', 'secondary'])('DOC-18 knows :::%s', async (name) => {
    expect(await render(`:::${name}\ntext\n:::`)).toContain(`{"type":"${name}"}`);
    expect(await findProblems(`:::${name}\ntext\n:::`)).toEqual([]);
  });

  it('DOC-18 nests blocks with more colons outside', async () => {
    const html = await render('::::note\n\nouter\n\n:::tip\n\ninner\n\n:::\n\n::::');
    expect(html).toMatch(
      /"type":"note".*<p>outer<\/p><x-admonition props="{"type":"tip"}"><p>inner<\/p><\/x-admonition><\/x-admonition>$/,
    );
  });

  it('DOC-18 BLD-11 reports an unknown block with its line and still shows it', async () => {
    expect(await findProblems('text\n\n:::foo\n\nbar\n\n:::')).toEqual(['3:1 unknown-directive']);
    expect(await render(':::foo\n\nbar\n\n:::')).toContain('{"type":"foo"}"><p>bar</p>');
  });

  it('BLD-11 reports a block never closed, a stray end and a space after the colons', async () => {
    expect(await findProblems(':::note\n\ntext')).toEqual(['1:1 unclosed-directive']);
    expect(await findProblems(':::note\n\ntext\n\n:::\n\n:::')).toEqual(['7:1 stray-directive']);
    expect(await findProblems('::: note\n\ntext')).toEqual(['1:1 stray-directive']);
    expect(await findProblems('> :::note\n> text\n> :::\n\n- :::tip\n  text\n  :::')).toEqual([]);
  });

  it.each([
    'Ports :3000 and :80 and host:8042 stay.',
    'Ratio 16:9, a:b, ::x and key:value stay.',
    '::leaf at the start',
    '::leaf[with **label**]{a=1}',
    'text :name[a label]{.class} stays',
  ])('BLD-11 leaves %s as it is', async (text) => {
    const html = await render(text.replace('{a=1}', '\\{a=1}').replace('{.class}', '\\{.class}'));
    expect(html.replace(/<\/?strong>/g, '**')).toBe(`<p>${text}</p>`);
  });

  it('DOC-34 reads an emoji code beside text that looks like a directive', async () => {
    expect(await render('Go :rocket: to :3000 :tada:')).toBe('<p>Go 🚀 to :3000 🎉</p>');
  });
});
