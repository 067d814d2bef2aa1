import { expect, it } from 'vitest';
import { splitInlineCode } from '@/lib/mdx/plugins/rehype-code-breaks';
import { render } from './render';

it.each(['routerBasename', 'npm run build -- -x'])('inline code keeps %s on one line', (text) =>
  expect(splitInlineCode(text)).toEqual([text]),
);

it.each([
  ['docker build --build-arg A=b -t viewer', ['docker ', 'build ', '--build-arg ', 'A=b ', '-t ', 'viewer']],
  ['cornerstoneStreamingImageVolume', ['cornerstone', 'Streaming', 'Image', 'Volume']],
  ['http://srv:8042/dicom-web/studies', ['http://', 'srv:', '8042/', 'dicom-', 'web/', 'studies']],
  ['removeSegmentation(segmentationId)', ['remove', 'Segmentation(', 'segmentation', 'Id)']],
  ['--a-rather-long-name-of-a-flag', ['--a-', 'rather-', 'long-', 'name-', 'of-a-', 'flag']],
])('inline code can break %s between its parts', (text, pieces) =>
  expect(splitInlineCode(text)).toEqual(pieces),
);

it('inline code without parts can break after at most 25 characters, and loses nothing', () => {
  const sum = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'.replaceAll(/\d/g, 'x');
  for (const text of [
    'cornerstoneimageloadprogress',
    sum,
    `sha256:${sum}`,
    'a  b'.repeat(9),
    'äöü'.repeat(12),
  ]) {
    expect(splitInlineCode(text).join('')).toBe(text);
    for (const piece of splitInlineCode(text)) expect(piece.length).toBeLessThanOrEqual(25);
  }
});

it('long inline code gets a <wbr> between its parts, and short code none', async () => {
  const long = '<code>org.<wbr/>ohif.<wbr/>viewport-<wbr/>overlay_<wbr/>top</code>';
  const html = await render('`org.ohif.viewport-overlay_top` `--build-arg`');
  expect(html).toBe(`<p>${long} <code>--build-arg</code></p>`);
});

it('inline code written as <code> also gets places to break, or the class "wraps" if it is not plain text', async () => {
  expect(await render('a <code>org.ohif.viewport-overlay_top</code>')).toContain('org.<wbr/>ohif.');
  expect(await render('a <code>{2}</code>')).toContain('<code class="wraps">2</code>');
  expect(await render('<pre><code>org.ohif.viewport-overlay_top</code></pre>')).not.toContain('wbr');
});
