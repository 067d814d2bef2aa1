import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createTrustedTypesScript } from '@/build/finish/trusted-types';

type Rules = Record<'createScriptURL' | 'createHTML', (value: string) => string | null>;

/** Runs the inline script of a page and returns the rules of its default policy. */
function readRules(scriptOrigins?: readonly string[]): Rules {
  const policies: [string, Rules][] = [];
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => policies.push([name, rules]) };
  const page = 'https://docs.example.org/faq/';
  const globals = { URL, location: new URL(page), document: { baseURI: page }, window: { trustedTypes } };
  runInNewContext(createTrustedTypesScript(scriptOrigins), globals);
  const [[name, rules] = []] = policies;
  expect([policies.length, name]).toEqual([1, 'default']);
  return rules as Rules;
}

it('allows scripts only from the site and from the hosts of services', () => {
  const own = ['/_next/static/a.js', 'https://docs.example.org/b.js', 'c.js'];
  const other = ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,a()'];
  const { createScriptURL } = readRules();
  const { createScriptURL: withService } = readRules(['https://tag.example']);
  const refused = other.map(() => null);
  expect([...own, ...other].map(createScriptURL)).toEqual([...own, ...refused]);
  const ofService = 'https://tag.example/x.js';
  expect([ofService, ...other].map(withService)).toEqual([ofService, ...refused]);
});

it('allows only HTML without elements other than <mark>, and the empty script of React', () => {
  const { createHTML } = readRules();
  const harmless = ['', 'a &lt; b', 'the <mark>viewer</mark> "x"', '<!--mark-->', '<script></script>'];
  const elements = ['<img src=x onerror=a()>', '<mark onclick=a()>x</mark>', '<mark><b>', '<!--><b>'];
  const other = [...elements, '<script>a()</script>'];
  expect([...harmless, ...other].map(createHTML)).toEqual([...harmless, ...other.map(() => null)]);
});

it('does not throw in browsers without Trusted Types', () => {
  expect(() => runInNewContext(createTrustedTypesScript(), { window: {} })).not.toThrow();
});
