// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DemoErrorBoundary } from '@/components/showcase/demo/demo-error-boundary';
import { chunkErrorName } from '@/lib/browser/next-internals';

it('ERR-04 SC-09 a demo that throws is replaced by its error and a retry button, and the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  function Example() {
    if (broken) throw new Error('No measurement is selected.');
    return <p>example</p>;
  }
  render(
    <>
      <p>the page</p>
      <DemoErrorBoundary>
        <Example />
      </DemoErrorBoundary>
    </>,
  );
  expect(screen.getByText('the page')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('This example crashed. No measurement is selected.');
  broken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('example')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('NV-22 an error about a missing script in a demo is passed on to the page, which can offer a reload', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  function Example(): never {
    throw Object.assign(new Error('Failed to load chunk'), { name: chunkErrorName });
  }
  const show = () =>
    render(
      <DemoErrorBoundary>
        <Example />
      </DemoErrorBoundary>,
    );
  expect(show).toThrow('Failed to load chunk');
});
