// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toast, Toaster } from '@/components/ui/toast';

configure({ asyncUtilTimeout: 5000 });

const messages = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
const list = () => document.querySelector<HTMLElement>('[data-sonner-toaster]');

describe('toasts', () => {
  afterEach(async () => {
    act(() => void toast.dismiss());
    cleanup();
    await vi.waitUntil(() => messages().length === 0);
    document.documentElement.removeAttribute('style');
  });

  it('SC-04 SC-05 appear in a region that is read out, and leave the focus where it is', async () => {
    render(
      <>
        <button onClick={() => toast.success('Saved')}>Save</button>
        <Toaster />
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const message = await screen.findByText('Saved');
    expect(message.closest('section')?.getAttribute('aria-live')).toBe('polite');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it('SC-04 show a message once however many toasters the page has, also when the first one goes', async () => {
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
    await screen.findByText('Copied again');
    expect(screen.getAllByText('Copied again')).toHaveLength(1);
  });

  it('SC-04 show details, and buttons that do what they say', async () => {
    const onRetry = vi.fn<() => void>();
    render(<Toaster />);
    act(
      () =>
        void toast.warning('Interrupted', {
          description: '41 of 176 images are stored.',
          action: { label: 'Retry', onClick: onRetry },
        }),
    );
    await screen.findByText('41 of 176 images are stored.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('SC-04 follow a promise from loading to its end', async () => {
    render(<Toaster />);
    let finish: (name: string) => void = () => undefined;
    const loading = new Promise<string>((resolve) => {
      finish = resolve;
    });
    act(() => void toast.promise(loading, { loading: 'Loading', success: (name) => `${name} added` }));
    await screen.findByText('Loading');
    await act(async () => finish('Segment 1'));
    expect(await screen.findByText('Segment 1 added')).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('SC-05 have a button with a name that closes them', async () => {
    render(<Toaster closeButton />);
    act(() => void toast('Copied', { duration: Infinity }));
    await screen.findByText('Copied');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close toast' }));
    await waitFor(() => expect(messages()).toEqual([]));
  });

  it('SC-04 have the mode of the page, also when it changes, unless they are given one', async () => {
    const { rerender } = render(<Toaster />);
    act(() => void toast('Copied', { duration: Infinity }));
    await screen.findByText('Copied');
    expect(list()?.dataset['sonnerTheme']).toBe('dark');
    document.documentElement.style.colorScheme = 'light';
    await waitFor(() => expect(list()?.dataset['sonnerTheme']).toBe('light'));
    rerender(<Toaster theme="dark" />);
    expect(list()?.dataset['sonnerTheme']).toBe('dark');
  });

  it('SC-05 have texts in light mode that are darker than those of sonner', async () => {
    document.documentElement.style.colorScheme = 'light';
    render(<Toaster />);
    act(() => void toast.warning('Slice spacing is not regular', { duration: Infinity }));
    await screen.findByText('Slice spacing is not regular');
    expect(list()?.style.getPropertyValue('--warning-text')).toBe('hsl(31 92% 29%)');
  });
});
