// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { LazyPart } from '@/components/lazy/lazy-part';
import { delays } from '@/lib/site/constants';

const Part = ({ name }: { name: string }) => <p>Part {name}</p>;

interface Call {
  resolve: (module: { default: typeof Part }) => void;
  reject: (thrown: unknown) => void;
}

/** A load whose outcome the test decides, call by call. */
function controlledLoad() {
  const calls: Call[] = [];
  const load = vi.fn<() => Promise<{ default: typeof Part }>>(
    () => new Promise((resolve, reject) => calls.push({ resolve, reject })),
  );
  const finishLoad = (way: 'arrive' | 'fail', thrown: unknown = new Error('Failed to load chunk a.js')) =>
    act(async () => {
      if (way === 'arrive') calls.at(-1)?.resolve({ default: Part });
      else calls.at(-1)?.reject(thrown);
      await vi.advanceTimersByTimeAsync(0);
    });
  return { load, finishLoad };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const spinner = () => document.querySelector('.loading i');
const box = () => document.querySelector('.load-error');
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

beforeEach(() => vi.useFakeTimers());

it('ERR-02 CON-03 a part shows nothing for 200 ms, also in served HTML, then a spinner', async () => {
  const part = <LazyPart load={controlledLoad().load} name="a" />;
  expect(renderToString(part).replace(/<[^>]*>/g, '')).toBe('');
  const { container } = render(part);
  await pass(199);
  expect([spinner(), container.textContent]).toEqual([null, '']);
  await pass(1);
  expect([spinner() !== null, delays.lazyDelay]).toEqual([true, 200]);
});

it('ERR-04 a load that throws at once counts as a failed one', async () => {
  const fail = () => {
    throw new Error('Not even begun');
  };
  render(<LazyPart load={fail} />);
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain('Not even begun');
});

it('ERR-05 "Retry" loads again; the box stays until the content takes its place', async () => {
  const { load, finishLoad } = controlledLoad();
  const { container } = render(<LazyPart load={load} name="a" />);
  await finishLoad('fail');
  retry();
  expect(load).toHaveBeenCalledTimes(2);
  retry();
  expect(load).toHaveBeenCalledTimes(2);
  await pass(199);
  expect([box() !== null, spinner()]).toEqual([true, null]);
  await pass(1);
  expect([box() !== null, spinner() !== null]).toEqual([true, true]);
  await finishLoad('arrive');
  expect(container.innerHTML).toBe('<p>Part a</p>');
});

it('ERR-04 ERR-05 a failed retry says so again, also when what it fails with is a text, and offers to load the page again', async () => {
  const { load, finishLoad } = controlledLoad();
  render(<LazyPart load={load} name="a" />);
  await finishLoad('fail');
  const first = screen.getByRole('alert').firstChild;
  retry();
  await finishLoad('fail', 'Failed again');
  expect(screen.getByRole('alert').textContent).toContain('Failed again');
  expect(screen.getByRole('alert').firstChild).not.toBe(first);
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons).toEqual(['Retry', 'Reload the page']);
});

it.each([
  ['answers', true, 1],
  ['is silent', false, 0],
])('ERR-05 the page is left for a load only where its host answers: it %s', async (_, answers, loads) => {
  vi.stubGlobal('fetch', () => (answers ? Promise.resolve(new Response()) : Promise.reject(new Error())));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { load, finishLoad } = controlledLoad();
  render(<LazyPart load={load} name="a" />);
  await finishLoad('fail');
  retry();
  await finishLoad('fail');
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(loads);
});
