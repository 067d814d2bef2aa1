import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createScriptLoader } from '@/lib/build/delayed-scripts';
import { addHeadElements } from '@/lib/build/finish';
import { createTrustedTypesScript } from '@/lib/build/trusted-types';

const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>early()</script></head><body></body></html>';

it('RT-22 charset, policy and own address come first, in this order, before any script', () => {
  const html = addHeadElements(page, { permalink: '/faq/' });
  expect(html).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><meta name="permalink" content="\/faq\/"\/><script>\(function setDefaultPolicy[\s\S]*<\/script><script>early/,
  );
  expect(html.match(/charSet/g)).toHaveLength(1);
});

it('a page requires Trusted Types, and defines the default policy', () => {
  const html = addHeadElements(page, { permalink: '/', origins: { script: ['https://tag.example'] } });
  expect(html).toContain("; require-trusted-types-for 'script'; trusted-types default site\"/>");
  expect(html).toContain(`<script>${createTrustedTypesScript(['https://tag.example'])};`);
});

it('a head without a charset gets one', () => {
  expect(addHeadElements('<html><head></head></html>', { permalink: '/' })).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv/,
  );
});

it('the rest of the page is left as it is, signs that mean something to a replacement too', () => {
  const body = '<html><head></head><body>$& $1 $$ <head></body></html>';
  expect(addHeadElements(body, { permalink: '/' })).toContain('</head><body>$& $1 $$ <head></body></html>');
});

it("ERR-14 a script of this page runs before the loader of the page's scripts, allowed by the hash of both", () => {
  const html = addHeadElements(page, { permalink: '/', script: 'watch()', scripts: ['/a.js'] });
  const [, code = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(code.indexOf('watch()')).toBeLessThan(code.indexOf(createScriptLoader(['/a.js'])));
  const hash = createHash('sha256').update(code).digest('base64');
  expect(/Policy" content="([^"]*)"/.exec(html)?.[1]).toContain(`'sha256-${hash}'`);
});
