import type { ClipboardEvent } from 'react';
import { searchLimits } from '@/lib/site/constants';
import { trimQuery } from './search-address';

/**
 * Shortens a long text that is pasted into a search field, of which the field alone would keep the first characters:
 * blanks, or where a message comes from.
 * @see acceptance SM-10, CON-06
 */
export function pasteQuery(event: ClipboardEvent<HTMLElement>): void {
  const text = event.clipboardData.getData('text/plain');
  if (text.length <= searchLimits.queryLength) return;
  event.preventDefault();
  // Unlike an assignment, this respects the limit of the field, and the reader can undo it.
  document.execCommand('insertText', false, trimQuery(text));
}
