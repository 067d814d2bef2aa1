import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/create-components';
import { makeContext } from '@/tests/support/make-context';

const { ThemedImage, img: Img } = createMdxComponents(makeContext());

describe('images', () => {
  it('DOC-28 a width given by the author keeps the shape of the file', () => {
    expect(renderToStaticMarkup(<Img src="small.png" alt="" width="150" />)).toContain(
      'width="150" height="100"',
    );
    expect(renderToStaticMarkup(<Img src="small.png" alt="" height={100} />)).toContain(
      'width="150" height="100"',
    );
    expect(renderToStaticMarkup(<Img src="small.png" alt="" width="50%" />)).toContain('width="50%" src');
  });

  it('CM-10 both variants of a themed image are in the HTML', () => {
    const html = renderToStaticMarkup(<ThemedImage sources={{ light: 'l.svg', dark: 'd.svg' }} alt="Logo" />);
    expect(html).toMatch(/themed-image-light"><img[^>]+src="\/img\/l\.svg" alt="Logo"/);
    expect(html).toMatch(/themed-image-dark"><img[^>]+src="\/img\/d\.svg" alt="Logo"/);
  });
});
