// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { LazyPart } from '@/components/lazy/lazy-part';
import { delays } from '@/lib/site/constants';

const Part = ({ name }: { name: string }) => <p>Part {name}</p>;

/** A load function whose last call the test resolves or rejects. */
function controlledLoad() {
  let resolve: (module: { default: typeof Part }) => void;
  let reject: (thrown: unknown) => void;
  const load = vi.fn<() => Promise<{ default: typeof Part }>>(
    () => new Promise((...settle) => ([resolve, reject] = settle)),
  );
  const arrive = () => act(async () => resolve({ default: Part }));
  const fail = (thrown: unknown = new Error('Failed to load chunk a.js')) => act(async () => reject(thrown));
  return { load, arrive, fail };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const spinner = () => document.querySelector('.loading i');
const box = () => document.querySelector('.load-error');
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

beforeEach(() => vi.useFakeTimers());

it('ERR-02 CON-03 a part loaded on demand shows nothing for 200 ms, nor in served HTML, and then a spinner', async () => {
  const part = <LazyPart load={controlledLoad().load} name="a" />;
  expect(renderToString(part).replace(/<[^>]*>/g, '')).toBe('');
  const { container } = render(part);
  await pass(199);
  expect([spinner(), container.textContent]).toEqual([null, '']);
  await pass(1);
  expect([spinner() !== null, delays.lazyDelay]).toEqual([true, 200]);
});

it('ERR-04 a part loaded on demand shows an error if its load throws synchronously', async () => {
  const fail = () => {
    throw new Error('Thrown synchronously');
  };
  render(<LazyPart load={fail} />);
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain('Thrown synchronously');
});

it('ERR-02 ERR-05 "Retry" loads a failed part again, and keeps its error until the content replaces it', async () => {
  const { load, arrive, fail } = controlledLoad();
  const { container } = render(<LazyPart load={load} name="a" />);
  await fail();
  retry();
  expect(load).toHaveBeenCalledTimes(2);
  retry();
  expect(load).toHaveBeenCalledTimes(2);
  await pass(199);
  expect([box() !== null, spinner()]).toEqual([true, null]);
  await pass(1);
  expect([box() !== null, spinner() !== null]).toEqual([true, true]);
  await arrive();
  await pass(1000);
  expect(container.innerHTML).toBe('<p>Part a</p>');
});

it('ERR-04 ERR-05 a part that failed to load announces a failed retry, also of a thrown string, and offers a reload', async () => {
  const { load, fail } = controlledLoad();
  render(<LazyPart load={load} name="a" />);
  await fail();
  const first = screen.getByRole('alert').firstChild;
  retry();
  await fail('Failed again');
  expect(screen.getByRole('alert').textContent).toContain('Failed again');
  expect(screen.getByRole('alert').firstChild).not.toBe(first);
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons).toEqual(['Retry', 'Reload the page']);
});

it.each([
  ['answers', true, 1],
  ['is silent', false, 0],
])(
  'ERR-05 "Reload the page" reloads a page with a failed part only if the host answers: it %s',
  async (_, answers, loads) => {
    vi.stubGlobal('fetch', () => (answers ? Promise.resolve(new Response()) : Promise.reject(new Error())));
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const { load, fail } = controlledLoad();
    render(<LazyPart load={load} name="a" />);
    await fail();
    retry();
    await fail();
    fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(loads);
  },
);
