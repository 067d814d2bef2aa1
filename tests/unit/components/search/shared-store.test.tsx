import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createDialogSearchClient } from '@/components/search/dialog-search-client';
import { createSearchStore } from '@/components/search/search-store';
import { usePageSearch } from '@/components/search-page/use-page-search';

vi.mock('@/components/search/search-store', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/components/search/search-store')>();
  return {
    ...original,
    createSearchStore: vi.fn<typeof original.createSearchStore>(original.createSearchStore),
  };
});

function Page() {
  return <p>{usePageSearch().ask.length}</p>;
}

it('SM-21 SP-11 the dialog and the search page keep the state of a search in the same kind of store', () => {
  const { store } = createDialogSearchClient('current', () => false);
  expect(vi.mocked(createSearchStore).mock.results.map(({ value }) => value as unknown)).toEqual([store]);
  renderToStaticMarkup(<Page />);
  expect(createSearchStore).toHaveBeenCalledTimes(2);
});
