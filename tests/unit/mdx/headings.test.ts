import { describe, expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { findProblems, render } from './render';

describe('headings', () => {
  it('DOC-13 gives GitHub slugs, counts repeats and respects ids of authors', async () => {
    const { headings } = await compileBody(
      '# Title\n\n## Same & more!\n\n## Same & more!\n\n### Same & more!\n\n## Other {#custom_Id}\n\n## Über `x.y`\n\nSet\n---\n',
    );
    expect(headings.map(({ id, level, line }) => [id, level, line])).toEqual([
      ['title', 1, 1],
      ['same--more', 2, 3],
      ['same--more-1', 2, 5],
      ['same--more-2', 3, 7],
      ['custom_Id', 2, 9],
      ['über-xy', 2, 11],
      ['set', 2, 13],
    ]);
  });

  it('DOC-13 makes ids of what stands in the Markdown: emoji codes, texts of images, no numbers of footnotes', async () => {
    const { headings } = await compileBody(
      '## :seedling: Sow\n\n## ![Logo](https://example.org/a.png) Mark\n\n## Noted[^1]\n\n## Ratio 3:4, a:b\n\n[^1]: Note.\n',
    );
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['seedling-sow', '🌱 Sow'],
      ['logo-mark', 'Mark'],
      ['noted', 'Noted'],
      ['ratio-34-a', 'Ratio 3:4, a:b'],
    ]);
  });

  it('DOC-13 gives a heading without text no id and no link', async () => {
    const html = await render('## \n\n## After');
    expect(html).toMatch(/<h2><\/h2>\s*<h2 id="after">/);
    expect((await compileBody('## \n\n## After')).headings.map(({ id }) => id)).toEqual(['after']);
  });

  it('DOC-11 links each h2 to h6 to itself, named by the plain text of the heading', async () => {
    const html = await render('## With `code` and **bold**\n\n###### Deep');
    expect(html).toContain(
      '<a class="anchor" data-heading="With code and bold" href="#with-code-and-bold"></a></h2>',
    );
    expect(html).toContain('href="#deep"></a></h6>');
  });

  it('DOC-11 keeps the text of a heading with an id free of the id', async () => {
    const { headings } = await compileBody('## Your **wording** {#old-anchor}');
    expect(headings).toEqual([{ id: 'old-anchor', text: 'Your wording', level: 2, line: 1 }]);
  });

  it('DOC-12 links neither h1 nor raw headings without an id', async () => {
    const html = await render('# Title\n\n<h2>Raw</h2>\n\n<h3 id="kept">Raw</h3>');
    expect(html).not.toContain('class="anchor"');
    expect((await compileBody('<h3 id="kept">Raw</h3>')).anchors).toEqual(['kept']);
  });

  it('DOC-06 leaves the hidden heading of footnotes out of headings and links', async () => {
    const body = '## A\n\ntext[^1]\n\n[^1]: note';
    const { headings, anchors } = await compileBody(body);
    expect(headings.map(({ id }) => id)).toEqual(['a']);
    expect(anchors).toContain('user-content-fn-1');
    expect((await render(body)).match(/class="anchor"/g)).toHaveLength(1);
  });

  it('BLD-03 collects ids of elements and components for links to aim at', async () => {
    const { anchors } = await compileBody(
      '<div id="one">x</div>\n\ntext <span id={"two"}>y</span>\n\n<Heading as="h2" id="three">z</Heading>',
    );
    expect(anchors).toEqual(['one', 'two', 'three']);
  });

  it('BLD-03 warns of an id given twice', async () => {
    expect(await findProblems('## A {#b}\n\n## B\n')).toEqual(['3:1 duplicate-anchor']);
  });
});
