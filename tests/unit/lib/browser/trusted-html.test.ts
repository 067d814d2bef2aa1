import { expect, it, vi } from 'vitest';

/** Loads the module as a page does, with or without Trusted Types. */
async function load(trustedTypes?: object) {
  vi.resetModules();
  vi.stubGlobal('trustedTypes', trustedTypes);
  return (await import('@/lib/browser/trusted-html')).trustHtml;
}

it('equal HTML gives the same trusted value, so that React does not see a change', async () => {
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

it('trusted HTML is a plain string in browsers without Trusted Types', async () => {
  expect((await load())('<b>x</b>')).toBe('<b>x</b>');
});
