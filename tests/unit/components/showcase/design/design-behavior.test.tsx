// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyableValue } from '@/components/showcase/design/copyable-value';
import { DesignBehavior } from '@/components/showcase/design/design-behavior';

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

it('SC-03 the page of colors says that a value could not be copied if the browser refuses', async () => {
  const user = userEvent.setup();
  drawValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  document.execCommand = () => false;
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('#5bcde6 could not be copied');
  expect(screen.getByRole('button').dataset['copied']).toBeUndefined();
});

it('SC-03 the buttons that copy values on the page of colors become plain text when the page is left', () => {
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
