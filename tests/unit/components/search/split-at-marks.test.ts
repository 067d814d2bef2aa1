import { expect, it } from 'vitest';
import { splitAtMarks } from '@/components/search/marked-text';
import { hostileQueries } from '../../../support/hostile-queries';

const plain = (text: string) => ({ text, marked: false });
const marked = (text: string) => ({ text, marked: true });

it.each([
  ['a <mark>mode</mark> of <mark>x</mark>', plain('a '), marked('mode'), plain(' of '), marked('x')],
  [''],
  ['no end <mark>here', plain('no end '), marked('here')],
  ['&lt;b&gt; &amp; &quot;c&quot; &#39;d&#x27; &amp;lt;', plain(`<b> & "c" 'd' &lt;`)],
  ['<img src=x onerror=alert(1)>', plain('<img src=x onerror=alert(1)>')],
  ['&nosuch; &#0; &#99999999; &', plain('&nosuch; &#0; &#99999999; &')],
])('SM-16 SP-06 search hits interpret only <mark> and HTML escapes in "%s"', (text, ...parts) => {
  expect(splitAtMarks(text)).toEqual(parts);
});

it('SM-16 search hits show hostile texts, which are escaped within <mark>, as they were written', () => {
  for (const text of hostileQueries) {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const read = splitAtMarks(`<mark>${escaped}</mark>`);
    expect(read.map((stretch) => stretch.text).join('')).toBe(text);
  }
});
