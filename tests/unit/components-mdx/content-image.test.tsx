import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/create-components';
import { makeContext } from '@/tests/support/make-context';

const { img: Img } = createMdxComponents(makeContext());

it.each([
  [{ width: '150' }, 'width="150" height="100"'],
  [{ height: 100 }, 'width="150" height="100"'],
  [{ width: '50%' }, 'width="50%" src'],
])('DOC-28 a size given by the author, %j, keeps the shape of the file', (size, attributes) => {
  expect(renderToStaticMarkup(<Img src="small.png" alt="" {...size} />)).toContain(attributes);
});
