import { expect, it } from 'vitest';
import { splitAtMarks } from '@/components/search/split-at-marks';
import { hostileQueries } from '../../../support/hostile-queries';

it('SM-16 SP-06 what is marked is told apart from the rest', () => {
  expect(splitAtMarks('a <mark>mode</mark> of <mark>x</mark>')).toEqual([
    { text: 'a ', marked: false },
    { text: 'mode', marked: true },
    { text: ' of ', marked: false },
    { text: 'x', marked: true },
  ]);
  expect(splitAtMarks('')).toEqual([]);
  expect(splitAtMarks('no end <mark>here')).toEqual([
    { text: 'no end ', marked: false },
    { text: 'here', marked: true },
  ]);
});

it('SM-16 what is escaped reads as it was meant, and all other markup is text', () => {
  expect(splitAtMarks('&lt;b&gt; &amp; &quot;c&quot; &#39;d&#x27; &amp;lt;')).toEqual([
    { text: `<b> & "c" 'd' &lt;`, marked: false },
  ]);
  expect(splitAtMarks('<img src=x onerror=alert(1)>')).toEqual([
    { text: '<img src=x onerror=alert(1)>', marked: false },
  ]);
  expect(splitAtMarks('&nosuch; &#0; &#99999999; &')).toEqual([
    { text: '&nosuch; &#0; &#99999999; &', marked: false },
  ]);
});

it('SM-16 no text of readers or authors is lost or makes the reading fail', () => {
  for (const text of hostileQueries) {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const read = splitAtMarks(`<mark>${escaped}</mark>`);
    expect(read.map((stretch) => stretch.text).join('')).toBe(text);
  }
});
