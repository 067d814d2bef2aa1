// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { setDefaultPolicy } from '@/lib/browser/inline/trusted-types';

type Rules = Record<'createScriptURL' | 'createHTML', (value: string) => string | null>;

/** Sets the default policy and returns its rules. */
function readRules(scriptOrigins: readonly string[] = []): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', new URL('https://docs.example.org/faq/'));
  vi.spyOn(document, 'baseURI', 'get').mockReturnValue('https://docs.example.org/faq/');
  setDefaultPolicy(scriptOrigins);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything());
  return createPolicy.mock.lastCall?.[1] as Rules;
}

it('the Trusted Types policy allows only scripts of the site and of the hosts of services', () => {
  const own = ['/_next/static/a.js', 'https://docs.example.org/b.js', 'c.js'];
  const other = ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,a()'];
  const { createScriptURL } = readRules();
  const { createScriptURL: withService } = readRules(['https://tag.example']);
  const refused = other.map(() => null);
  expect([...own, ...other].map(createScriptURL)).toEqual([...own, ...refused]);
  const ofService = 'https://tag.example/x.js';
  expect([ofService, ...other].map(withService)).toEqual([ofService, ...refused]);
});

it('the Trusted Types policy allows no HTML elements except <mark> and the empty script of React', () => {
  const { createHTML } = readRules();
  const harmless = ['', 'a &lt; b', 'the <mark>viewer</mark> "x"', '<!--mark-->', '<script></script>'];
  const elements = ['<img src=x onerror=a()>', '<mark onclick=a()>x</mark>', '<mark><b>', '<!--><b>'];
  const other = [...elements, '<script>a()</script>'];
  expect([...harmless, ...other].map(createHTML)).toEqual([...harmless, ...other.map(() => null)]);
});

it('setting the Trusted Types policy does nothing in browsers without Trusted Types', () => {
  expect('trustedTypes' in window).toBe(false);
  expect(() => setDefaultPolicy([])).not.toThrow();
});
