// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DemoErrorBoundary } from '@/components/showcase/demo/demo-error-boundary';

it('ERR-04 SC-09 an example that throws leaves the page standing: a red box says why and offers to try again', async () => {
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
