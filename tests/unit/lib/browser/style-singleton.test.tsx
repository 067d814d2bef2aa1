// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { styleSingleton } from '@/lib/browser/style-singleton';

const rules = () =>
  document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

it('SC-09 styles that several components need are added once, without a <style>, and removed with the last one', () => {
  const Sheet = styleSingleton();
  const first = render(<Sheet styles="body { overflow: hidden; }" />);
  const second = render(<Sheet styles="body { overflow: hidden; }" />);
  expect(rules()).toHaveLength(1);
  expect(document.querySelector('style')).toBeNull();
  first.unmount();
  expect(rules()).toHaveLength(1);
  second.unmount();
  expect(rules()).toEqual([]);
});
