import { createElement } from 'react';

/** The plugin of this name needs a compiler of images; which image is shown is not compared. */
export default function IdealImage({ img, alt }) {
  return createElement('img', { src: String(img?.default ?? img), alt });
}
