// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SearchResults } from '@/components/search-page/search-results';
import type { PageSearch } from '@/components/search-page/use-page-search';

it('SP-07 the search page fetches more results if one report says that the end of the list was outside the window and is now in it', () => {
  const reports: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (typeof reports)[number]) {
        reports.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
  const fetchMore = vi.fn<() => void>();
  const question = { query: 'mode', version: '3.9' } as PageSearch['question'] & object;
  const found = { question, hits: [], count: 45, pages: 3, loaded: 1, suggestions: [], lacksTexts: false };
  const search = { question, found, phase: 'idle', failed: false, fetchMore } as unknown as PageSearch;
  render(<SearchResults search={search} />);
  reports[0]?.([{ isIntersecting: false }]);
  expect(fetchMore).not.toHaveBeenCalled();
  reports[0]?.([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(fetchMore).toHaveBeenCalledOnce();
});
