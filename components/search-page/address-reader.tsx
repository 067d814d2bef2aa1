import { useSearchParams } from 'next/navigation';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useDocumentTitle } from '@/components/crash/use-document-title';
import { shellConfig } from '@/components/shell/shell-config';
import { readParams, type SearchParams } from '@/components/search/search-address';
import { searchDocumentation } from '@/lib/i18n/messages/search';
import { resultsTitle } from '@/lib/i18n/messages/search-page';

/** Returns the heading of the search page, which is also the first part of its title (SP-01). */
export const getSearchHeading = (query: string): string =>
  query === '' ? searchDocumentation : resultsTitle(query);

/**
 * Reports the query and version in the address, initially and after each change, and sets the page title accordingly
 * (SP-01, SP-02, AN-04). Requires a Suspense boundary, because the address is unknown when the HTML is built.
 */
export function AddressReader({ onRead }: { onRead: (question: SearchParams) => void }) {
  const address = useSearchParams().toString();
  const { query, version } = readParams(new URLSearchParams(address));
  useDocumentTitle(`${getSearchHeading(query)} ${shellConfig.titleDelimiter} ${shellConfig.title}`);
  const report = useEffectEvent(onRead);
  useLayoutEffect(() => report({ query, version }), [query, version]);
  return null;
}
