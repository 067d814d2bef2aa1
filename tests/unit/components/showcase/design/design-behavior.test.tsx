// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { attachContrastMeasuring } from '@/components/showcase/design/attach-contrast-measuring';
import { CopyableValue } from '@/components/showcase/design/copyable-value';
import { DesignBehavior } from '@/components/showcase/design/design-behavior';
import { parseComputedColor } from '@/components/showcase/design/parse-computed-color';

afterEach(() => {
  document.body.innerHTML = '';
});

const drawValue = () =>
  render(
    <>
      <ul>
        <CopyableValue value="#5bcde6" form="hex" of="highlight" />
      </ul>
      <DesignBehavior />
    </>,
  );

it('SC-03 says that a value could not be copied if the browser refuses', async () => {
  const user = userEvent.setup();
  drawValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  document.execCommand = () => false;
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('#5bcde6 could not be copied');
  expect(screen.getByRole('button').dataset['copied']).toBeUndefined();
});

it('SC-03 turns values back into plain text when the page is left', () => {
  const { container, rerender } = drawValue();
  expect(container.querySelector('button > code')).not.toBeNull();
  rerender(
    <ul>
      <CopyableValue value="#5bcde6" form="hex" of="highlight" />
    </ul>,
  );
  expect(container.querySelector('li > code')?.textContent).toBe('#5bcde6');
  expect(container.querySelector('button')).toBeNull();
});

it.each([
  ['rgb(255, 0, 51)', { r: 1, g: 0, b: 0.2, alpha: 1 }],
  ['rgba(0, 255, 0, 0.5)', { r: 0, g: 1, b: 0, alpha: 0.5 }],
  ['color(srgb 0.5 0.25 1e-7 / 0.75)', { r: 0.5, g: 0.25, b: 1e-7, alpha: 0.75 }],
])('SC-03 parses the computed color %s', (css, color) => {
  expect(parseComputedColor(css)).toEqual(color);
});

it.each(['', 'none', 'red', 'oklch(0.5 0.1 20)', 'color(display-p3 1 0 0)', 'url("#paint")'])(
  'SC-03 ignores colors that are not in sRGB notation: %o',
  (css) => expect(parseComputedColor(css)).toBeNull(),
);

it('SC-03 keeps the contrast from the build if the browser reports colors in another notation', () => {
  document.body.innerHTML = `
    <p data-measured="build">Computed.</p>
    <div data-pair="a on b" data-need="text">
      <svg><rect data-ground="" /><text data-ink="">Aa</text></svg>
      <span data-ratio="">1.00:1</span><span data-verdict="below AA">below AA</span>
    </div>`;
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const fill = element.matches('[data-ink]') ? 'lab(29 39 20)' : 'rgb(255, 255, 255)';
    return { fill, fillOpacity: '1' } as CSSStyleDeclaration;
  });
  const before = document.body.innerHTML;
  attachContrastMeasuring(document)();
  expect(document.body.innerHTML).toBe(before);
});
