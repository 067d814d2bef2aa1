import { useEffect, useState } from 'react';
import { searchFailed, searchFailedAdvice } from '@/lib/i18n/messages/search';
import { noResultsFor, oneResultFound, resultCount, searchUnderWay } from '@/lib/i18n/messages/search-dialog';
import type { SearchState } from './search-store';

/** Delay in ms from the last change, so that the screen reader's echo of keys does not interrupt the announcement. */
const announceDelay = 500;

function describe({ phase, failed, found }: SearchState): string {
  if (failed) return `${searchFailed}. ${searchFailedAdvice}`;
  if (phase === 'searching') return searchUnderWay;
  if (!found) return '';
  if (found.count === 0) return `${noResultsFor} “${found.question.query}”`;
  return found.count === 1 ? oneResultFound : resultCount(found.count);
}

/** Returns the text that screen readers announce about a search: the number of results, or that it failed (SM-29). */
export function useAnnouncement(state: SearchState, query: string): string {
  const message = describe(state);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), announceDelay);
    return () => clearTimeout(timer);
  }, [message, query]);
  return announced;
}
