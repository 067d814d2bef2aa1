import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/create-components';
import { makeContext } from './make-context';

const { Image, ThemedImage, img: Img } = createMdxComponents(makeContext());

describe('images', () => {
  it('DOC-28 load lazily with the size of the file', () => {
    const html = renderToStaticMarkup(<Img src="small.png" alt="A" />);
    expect(html).toContain('loading="lazy" decoding="async" width="300" height="200"');
    expect(html).toContain('src="/img/small.png" alt="A"');
  });

  it('DOC-28 a width given by the author keeps the shape of the file', () => {
    expect(renderToStaticMarkup(<Img src="small.png" alt="" width="150" />)).toContain(
      'width="150" height="100"',
    );
    expect(renderToStaticMarkup(<Img src="small.png" alt="" height={100} />)).toContain(
      'width="150" height="100"',
    );
    expect(renderToStaticMarkup(<Img src="small.png" alt="" width="50%" />)).toContain('width="50%" src');
  });

  it('DOC-31 responsive images offer their sizes over a preview that says nothing', () => {
    const html = renderToStaticMarkup(<Image img="./big.png" alt="A" />);
    expect(html).toContain('srcSet="/img/big-640.png 640w, /img/big-1030.png 1030w" sizes="');
    expect(html).toContain('<img class="image-placeholder" src="data:image/png;base64,AAAA" alt=""/>');
  });

  it('CM-10 both variants of a themed image are in the HTML', () => {
    const html = renderToStaticMarkup(<ThemedImage sources={{ light: 'l.svg', dark: 'd.svg' }} alt="Logo" />);
    expect(html).toMatch(/themed-image-light"><img[^>]+src="\/img\/l\.svg" alt="Logo"/);
    expect(html).toMatch(/themed-image-dark"><img[^>]+src="\/img\/d\.svg" alt="Logo"/);
  });
});
