// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { attachControls } from '@/lib/browser/controls/attach-controls';

it('a click before scripts run is repeated on tabs and other controls in the text, and kept until hydration on the rest', () => {
  document.body.innerHTML = '<button role="tab"></button><button class="menu-caret"></button>';
  const press = (selector: string) => {
    const button = document.querySelector<HTMLElement>(selector) as HTMLElement;
    const onClick = vi.fn<() => void>();
    button.addEventListener('click', onClick);
    window.early = { sign: Promise.resolve(), button };
    attachControls();
    return [onClick.mock.calls.length, window.early.button !== undefined];
  };
  expect(press('[role="tab"]')).toEqual([1, false]);
  expect(press('.menu-caret')).toEqual([0, true]);
});
