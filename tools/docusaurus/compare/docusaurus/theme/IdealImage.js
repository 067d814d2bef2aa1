import { createElement } from 'react';

/** Plain image that replaces the component `@theme/IdealImage`, whose plugin would need to resize images. */
export default function IdealImage({ img, alt }) {
  return createElement('img', { src: String(img?.default ?? img), alt });
}
