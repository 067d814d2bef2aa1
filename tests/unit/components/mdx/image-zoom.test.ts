// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachImageZoom } from '@/components/mdx/image-zoom';

const zoom = {
  attach: vi.fn<(images: Element[]) => void>(),
  detach: vi.fn<(images: Element[]) => void>(),
  toggle: vi.fn<(options: { target: Element }) => void>(),
};
const create = vi.hoisted(() => vi.fn<(options: object) => unknown>());
vi.mock('@/components/mdx/medium-zoom', () => ({ default: create }));

const image = (name: string, width = 300) =>
  `<span class="image"><img class="image-main" id="${name}" alt="The ${name}" width="${width}"></span>`;
/** Attaches the zoom; returns a function that detaches it, as if the page were left. */
function attach() {
  const page = new AbortController();
  attachImageZoom(page.signal);
  return () => page.abort();
}
const byId = (id: string) => document.getElementById(id);
const buttons = () => [...document.querySelectorAll('button')];

beforeEach(() => {
  vi.useFakeTimers();
  create.mockReturnValue(zoom);
  document.body.innerHTML = `${image('plain')}<a href="/">${image('linked')}</a>${image('mark', 20)}`;
});
afterEach(() => vi.clearAllMocks());

it('DOC-29 DOC-30 an image has a named zoom button after a second, unless it is small or in a link', async () => {
  const leave = attach();
  await vi.advanceTimersByTimeAsync(999);
  expect(buttons()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(['Zoom image: The plain']);
  expect(create).not.toHaveBeenCalled();
  buttons()[0]?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(zoom.toggle).toHaveBeenCalledWith({ target: byId('plain') });
  leave();
  expect(zoom.detach).toHaveBeenCalledWith([byId('plain')]);
  expect(buttons()).toEqual([]);
});

it('DOC-29 the first click on an image loads the zoom library and zooms it; later clicks are left to the library', async () => {
  const leave = attach();
  await vi.advanceTimersByTimeAsync(1000);
  byId('plain')?.click();
  await vi.advanceTimersByTimeAsync(0);
  byId('plain')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(zoom.attach).toHaveBeenCalledExactlyOnceWith([byId('plain')]);
  expect(zoom.toggle).toHaveBeenCalledExactlyOnceWith({ target: byId('plain') });
  leave();
});

it('DOC-29 the image zoom is not loaded if the page is left within a second or has no images', async () => {
  attach()();
  document.body.innerHTML = '';
  attach();
  await vi.advanceTimersByTimeAsync(2000);
  expect(zoom.attach).not.toHaveBeenCalled();
});
