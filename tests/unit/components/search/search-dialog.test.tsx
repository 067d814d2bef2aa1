// @vitest-environment happy-dom
import * as docsearch from '@docsearch/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SearchEngine } from '@/lib/search/types';
import SearchDialog from '@/components/search/search-dialog';
import { createInMemoryClient } from '@/tools/search/site-search';
import { createTestIndex, createTestPage } from '@/tools/search/test-index';

vi.mock('@docsearch/react', async (load) => {
  const original = await load<typeof docsearch>();
  return { ...original, DocSearchModal: vi.fn<typeof docsearch.DocSearchModal>(original.DocSearchModal) };
});

const pages = [
  createTestPage('Docker', { '': 'How to deploy.', 'Behind nginx': 'A docker image & a <b>proxy</b>.' }),
  createTestPage('Azure', { '': 'Docker in the cloud.' }, { lvl0: 'Clouds' }),
  ...Array.from({ length: 8 }, (_, index) => createTestPage(`Ships ${index}`, { '': 'At sea.' })),
];
const { client } = createInMemoryClient(createTestIndex(pages), ['current']);

const engine = vi.hoisted(() => ({ search: vi.fn<SearchEngine['search']>() }));
vi.mock('@/lib/search/site-client', () => ({
  isHosted: false,
  siteSearchClient: { search: engine.search, warmUp() {} },
}));

const onClose = vi.fn<() => void>();
const open = (query = '') => render(<SearchDialog takeQuery={() => query} onClose={onClose} />);
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const items = () => screen.queryAllByRole('treeitem');
const isAnswered = (query: string) =>
  waitFor(() => expect(document.querySelector('dialog')?.dataset.answered).toBe(query));

/** Holds answers back; returns a function that releases one. */
function holdAnswers() {
  const waiting: (() => void)[] = [];
  engine.search.mockImplementation(async (request) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return client.search(request);
  });
  return (index: number) => act(async () => waiting[index]?.());
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  engine.search.mockReset();
  engine.search.mockImplementation(client.search);
  onClose.mockReset();
});

it('SM-17 SM-18 SM-30 Enter in the search dialog waits for the answer to the current query, and typing cancels it', async () => {
  const opened: string[] = [];
  const onClick = ({ target }: Event) => opened.push((target as HTMLAnchorElement).pathname);
  document.addEventListener('click', onClick);
  const answer = holdAnswers();
  open('docker');
  fireEvent.keyDown(input(), { key: 'Enter' });
  type('azure');
  await answer(0);
  fireEvent.keyDown(input(), { key: 'Enter' });
  await answer(1);
  await waitFor(() => expect(opened).toEqual(['/azure']));
  expect(onClose).toHaveBeenCalled();
  document.removeEventListener('click', onClick);
});

it.each([
  ['SM-13 the search dialog shows the texts of hits in place of titles when these texts arrive late', 0],
  ['SM-18 the search dialog keeps the titles of hits if the reader has selected one with the keyboard', 1],
])('%s', async (_title, downs) => {
  let release = () => {};
  const texts = new Promise<void>((resolve) => (release = resolve));
  let late: Promise<unknown> | undefined;
  engine.search.mockImplementation(async (request) => {
    const { results } = await client.search(request);
    const isEarly = (request.requests[0]?.textTimeout ?? 0) < 1000;
    const answer = results.map((result) => ({
      ...result,
      hits: result.hits.map((hit) => ({ ...hit, type: isEarly ? ('lvl1' as const) : hit.type })),
      lacksTexts: isEarly,
    }));
    if (!isEarly) await (late = texts);
    return { results: answer };
  });
  open('docker');
  await isAnswered('docker');
  expect(items().at(-1)?.textContent).toBe('Azure');
  for (let count = 0; count < downs; count += 1) fireEvent.keyDown(input(), { key: 'ArrowDown' });
  await act(async () => release());
  await late;
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await waitFor(() =>
    expect(items().at(-1)?.textContent).toBe(downs > 0 ? 'Azure' : 'Docker in the cloud.Azure'),
  );
  expect(items().findIndex((item) => item.getAttribute('aria-selected') === 'true')).toBe(downs);
});

it('SM-08 the search dialog closes on Escape, but not during IME composition', () => {
  open();
  fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
  fireEvent.keyDown(input(), { key: 'Escape', keyCode: 229 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('the search dialog renders DocSearch once when the reader types, and once when the answer arrives', async () => {
  open('docker');
  await isAnswered('docker');
  const answer = holdAnswers();
  vi.mocked(docsearch.DocSearchModal).mockClear();
  type('ships');
  await waitFor(() => expect(document.querySelector('dialog')?.dataset.status).toBe('searching'));
  expect(docsearch.DocSearchModal).toHaveBeenCalledTimes(1);
  await answer(0);
  await isAnswered('ships');
  expect(items()).toHaveLength(5);
  expect(docsearch.DocSearchModal).toHaveBeenCalledTimes(2);
});

it('SM-10 a long text pasted into the search dialog is shortened to the message; a short one is pasted as it is', () => {
  const execCommand = vi.fn<(name: string, ui: boolean, text: string) => boolean>();
  Object.assign(document, { execCommand });
  open();
  const paste = (text: string) => fireEvent.paste(input(), { clipboardData: { getData: () => text } });
  expect([paste(' docker'), paste(`${' '.repeat(64)}docker`)]).toEqual([true, false]);
  expect(execCommand.mock.calls).toEqual([['insertText', false, 'docker']]);
});

it('SM-22 a blank in the empty search dialog is ignored, so that nothing is reported as not found', () => {
  open('  docker');
  const press = (key: string) => fireEvent.keyDown(input(), { key });
  expect([input().value, press(' ')]).toEqual(['docker', true]);
  type('');
  expect([press(' '), press('d')]).toEqual([false, true]);
});
