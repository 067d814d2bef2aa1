const html = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<mark>mode</mark>',
  '</mark><b>bold</b>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="//evil.test">',
  '<style>*{display:none}</style>',
  '<!-- comment -->',
  ']]><![CDATA[x',
  '&lt;b&gt;',
  '&#60;b&#62;',
  '&#x0;',
  '&#99999999;',
  '&amp;amp;',
  '<base href=//evil.test>',
  '<template><p>x',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '{{constructor.constructor("alert(1)")()}}',
];
const scripts = ['\u0024{alert(1)}', '`x`', 'javascript:alert(1)', 'data:text/html,x', '__proto__'];
const names = ['constructor', 'hasOwnProperty', 'toString', 'valueOf', 'prototype', '[object Object]'];
const addresses = '?q=a&version=all #top ../../etc/passwd %00 %E0%A4%A a%20b a+b / \\'.split(' ');
const patterns = ".* ( ) [ ] { } (a+)+$ ^$ \\b * ? | (?<x> \\u{ $& $'".split(' ');
const facets = ['docusaurus_tag:x', 'language:fr', '" OR 1=1', "'; DROP TABLE docs; --", 'NOT a', '-a'];
const words = [
  'مرحبا بالعالم',
  'שלום עולם',
  '\u202Eedom',
  '\u2066a\u2069',
  ...'こんにちは 中文搜索 한국어 ไทย हिन्दी Ελληνικά Straße İstanbul ﬁle Ａｚｕｒｅ'.split(' '),
  'e\u0301',
  'a\u0300\u0301\u0302\u0303',
  ...'👩‍👩‍👧‍👦 🏳️‍🌈 😀😀😀 ☃ 𝒜𝓏𝓊𝓇ℯ'.split(' '),
  '\u200B\u200B',
  'mo\u00ADde',
  'a\u0000b',
  '\uFEFFmode',
  ...'null undefined NaN true 0 -1 1e999'.split(' '),
  '9'.repeat(60),
];
const signs = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~¡§€«»“”‘’…—–·•°'];
const long = [
  'mode '.repeat(2000),
  'x'.repeat(10_000),
  'ä'.repeat(65),
  '😀'.repeat(40),
  ' '.repeat(500) + 'mode',
];
const joined = html.map((text, index) => `mode ${text} ${words[index] ?? ''}`);
const repeated = signs.slice(0, 32).map((sign) => sign.repeat(20));
const both = patterns.map((text) => `mode${text}`);

/** Search queries that contain HTML, code, regular expressions, addresses or other scripts, or are very long. */
export const hostileQueries: readonly string[] = [
  ...html,
  ...scripts,
  ...names,
  ...addresses,
  ...patterns,
  ...facets,
  ...words,
  ...signs,
  ...long,
  ...joined,
  ...repeated,
  ...both,
];
