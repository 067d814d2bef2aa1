import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addHeadElements } from '@/lib/build/finish';

const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>early()</script></head><body></body></html>';

it('RT-22 charset, policy, own address and scripts come first, in this order, before the inline script', () => {
  const html = addHeadElements(page, { permalink: '/faq/', scripts: ['/a.js', '/b.js'] });
  expect(html).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><meta name="permalink" content="\/faq\/"\/><meta name="scripts" content="\/a.js \/b.js"\/><script>/,
  );
  expect(html.match(/charSet/g)).toHaveLength(1);
});

it('a page requires Trusted Types, and defines the default policy', () => {
  const html = addHeadElements(page, { permalink: '/', origins: { script: ['https://tag.example'] } });
  expect(html).toContain("; require-trusted-types-for 'script'; trusted-types default site\"/>");
  expect(html).toMatch(/<script>[^\n]*createPolicy\("default"[^\n]*\["https:\/\/tag\.example"\]/);
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

it('ERR-14 all inline scripts are one, in which the policy and the script of this page come first', () => {
  const copy = page.replace('<body>', '<body><script>early()</script><script>late()</script>');
  const html = addHeadElements(copy, { permalink: '/', script: 'watch()' });
  const [code = ''] = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text);
  const [policy, ...rest] = code.split('\n');
  expect(policy).toContain('createPolicy');
  expect(rest).toEqual(['watch();', 'early();', expect.stringContaining('meta[name="scripts"]')]);
  expect(html).toContain('<script></script></head><body><script></script><script>late()</script></body>');
  const hashes = [code, 'late()'].map((text) => createHash('sha256').update(text).digest('base64'));
  const sources = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  expect(/Policy" content="([^"]*)"/.exec(html)?.[1]).toContain(`script-src 'self' ${sources};`);
});
