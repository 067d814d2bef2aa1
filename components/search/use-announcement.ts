import { useEffect, useState } from 'react';
import { sayCount, searchMessages as messages } from '@/lib/i18n/search-messages';
import type { SearchState } from './search-store';

/** ms without a change until the status is announced: before, the echo of the keys would drown it. */
const announceDelay = 500;

function describe({ phase, failed, found }: SearchState): string {
  if (failed) return `${messages.failed}. ${messages.failedHint}`;
  if (phase === 'searching') return messages.searching;
  if (!found) return '';
  return found.count > 0 ? sayCount(found.count) : `${messages.noResults} “${found.question.query}”`;
}

/** What screen readers say about the search: how much was found, or that it failed (SM-29). */
export function useAnnouncement(state: SearchState, query: string): string {
  const message = describe(state);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), announceDelay);
    return () => clearTimeout(timer);
  }, [message, query]);
  return announced;
}
