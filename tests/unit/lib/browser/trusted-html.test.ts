import { expect, it, vi } from 'vitest';

/** Loads the module as a page does, with or without Trusted Types. */
async function load(trustedTypes?: object) {
  vi.resetModules();
  vi.stubGlobal('trustedTypes', trustedTypes);
  return (await import('@/lib/browser/trusted-html')).trustHtml;
}

it('wraps HTML once, so that React sees the same value again', async () => {
  const names: string[] = [];
  const createPolicy = (name: string, rules: { createHTML: (html: string) => string }) => {
    names.push(name);
    return { createHTML: (html: string) => ({ html: rules.createHTML(html) }) };
  };
  const trustHtml = await load({ createPolicy });
  expect(trustHtml('<b>x</b>')).toEqual({ html: '<b>x</b>' });
  expect(trustHtml('<b>x</b>')).toBe(trustHtml('<b>x</b>'));
  expect(names).toEqual(['site']);
});

it('returns the HTML itself without Trusted Types', async () => {
  expect((await load())('<b>x</b>')).toBe('<b>x</b>');
});
