import { useEffect, useState } from 'react';
import { sayCount, searchMessages as says } from '@/lib/i18n/search-messages';
import type { SearchView } from './search-session';

/** Wait in ms until typing has come to rest: what is said before would be talked over by the keys. */
const REST = 500;

function describe({ status, answer }: SearchView): string {
  if (status === 'error') return `${says.failed}. ${says.failedHint}`;
  if (status === 'stalled') return says.searching;
  if (answer.query === '') return '';
  return answer.best ? sayCount(answer.count) : `${says.noResults} “${answer.query}”`;
}

/** What screen readers say about the search: how much was found, or that it failed. */
export function useAnnouncement(view: SearchView): string {
  const message = describe(view);
  const { query } = view.state;
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), REST);
    return () => clearTimeout(timer);
  }, [message, query]);
  return said;
}
