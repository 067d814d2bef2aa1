// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attachTermDismissal } from '@/components/docs/term-dismissal';

let detach: () => void;
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
const isOff = () => document.querySelector<HTMLElement>('.term')?.dataset['off'] !== undefined;

beforeEach(() => {
  document.body.innerHTML =
    '<p><span class="term"><a href="/glossary#x">x</a><span>Definition</span></span></p>';
  detach = attachTermDismissal();
  document.querySelector('a')?.focus();
});

afterEach(() => detach());

it('Escape hides the definition of the term with focus, until it is left', () => {
  press('a');
  expect(isOff()).toBe(false);
  press('Escape');
  expect(isOff()).toBe(true);
  document.querySelector('a')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(isOff()).toBe(false);
});
