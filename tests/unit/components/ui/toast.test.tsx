// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toast, Toaster } from '@/components/ui/toast';

const messages = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
const list = () => document.querySelector<HTMLElement>('[data-sonner-toaster]');

afterEach(async () => {
  act(() => void toast.dismiss());
  cleanup();
  await vi.waitUntil(() => messages().length === 0);
  document.documentElement.removeAttribute('style');
});

it('SC-04 a toast is shown once with several toasters, also after the first one is removed', async () => {
  const both = render(
    <>
      <Toaster key="first" />
      <Toaster key="second" />
    </>,
  );
  act(() => void toast('Copied'));
  await screen.findByText('Copied');
  expect(messages()).toHaveLength(1);
  both.rerender(<Toaster key="second" />);
  act(() => void toast('Copied again'));
  expect(await screen.findAllByText('Copied again')).toHaveLength(1);
});

it('SC-04 toasts follow the color mode of the page unless a theme is given', async () => {
  const { rerender } = render(<Toaster />);
  act(() => void toast('Copied', { duration: Infinity }));
  await screen.findByText('Copied');
  expect(list()?.dataset['sonnerTheme']).toBe('dark');
  document.documentElement.style.colorScheme = 'light';
  await waitFor(() => expect(list()?.dataset['sonnerTheme']).toBe('light'));
  rerender(<Toaster theme="dark" />);
  expect(list()?.dataset['sonnerTheme']).toBe('dark');
});

it('SC-05 in light mode, warning toasts have their own dark text color instead of that of the library sonner', async () => {
  document.documentElement.style.colorScheme = 'light';
  render(<Toaster />);
  act(() => void toast.warning('Slice spacing is not regular', { duration: Infinity }));
  await screen.findByText('Slice spacing is not regular');
  expect(list()?.style.getPropertyValue('--warning-text')).toBe('hsl(31 92% 29%)');
});
