import { expect, it } from 'vitest';
import { addHeadElements } from '@/build/finish/finish-pages';
import { findForeignUrls, findPolicyFaults } from '@/tests/support/check-policy';

const finish = (head: string, body = '') =>
  addHeadElements(`<html><head>${head}</head><body>${body}</body></html>`, {
    address: '/',
    files: [],
    scripts: ['start()'],
  });

it('the security policy checker finds no faults in a finished page, nor in style attributes if allowed', () => {
  const body = '<p>style="x" onclick="y" https://example.org</p><a href="https://example.org">x</a>';
  expect(findPolicyFaults(finish('<link rel="canonical" href="https://docs.ohif.org/"/>', body))).toEqual([]);
  expect(findPolicyFaults(finish('', '<p style="left:0">x</p>'), { allowsStyles: true })).toEqual([]);
});

it.each([
  ['<style>p{}</style>', '', 'a <style> element'],
  ['', '<p style="color:red">x</p>', 'a style attribute'],
  ['', '<p onclick="a()">x</p>', 'an event handler attribute'],
  ['<link rel="stylesheet" href="https://fonts.example/x.css"/>', '', 'another host: '],
  ['<link rel="preload" as="font" href="//fonts.example/x.woff2"/>', '', 'another host: '],
  ['', '<img src="https://example.org/x.png" alt=""/>', 'another host: '],
])('the security policy checker reports in %s%s the fault: %s', (head, body, fault) => {
  expect(findPolicyFaults(finish(head, body))).toEqual([expect.stringContaining(fault)]);
});

it('the security policy checker finds pages whose content security policy is missing, repeated or weak', () => {
  const page = finish('');
  expect(findPolicyFaults('<html></html>')).toContain('0 policies');
  expect(findPolicyFaults(page + page)).toContain('2 policies');
  expect(findPolicyFaults(page.replace("frame-src 'self'; ", ''))).toEqual(["no frame-src 'self'"]);
  for (const source of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:'])
    expect(findPolicyFaults(page.replace("script-src 'self'", `script-src 'self' ${source}`))).toEqual([
      'a source that allows anything',
    ]);
});

it('the security policy checker finds fonts and style sheets of other hosts in CSS', () => {
  const css =
    '@import "https://a.example/x.css"; p { background: url(/x.png) } @font-face { src: url("//b.example/y.woff2") }';
  expect(findForeignUrls(css)).toEqual(['https://a.example/x.css', '//b.example/y.woff2']);
});
