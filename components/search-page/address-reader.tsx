import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { useDocumentTitle } from '@/components/crash/use-document-title';
import { shellConfig } from '@/components/shell/shell-config';
import { readParams, type SearchParams } from '@/components/search/search-address';
import { getSearchHeading } from './search-heading';

interface AddressReaderProps {
  onRead: (question: SearchParams) => void;
}

/**
 * Reports the query and version in the address, initially and after each change, and sets the page title accordingly
 * (SP-01, SP-02, AN-04). Requires a Suspense boundary, because the address is unknown when the HTML is built.
 */
export function AddressReader({ onRead }: AddressReaderProps) {
  const address = useSearchParams().toString();
  const { query, version } = readParams(new URLSearchParams(address));
  useDocumentTitle(`${getSearchHeading(query)} ${shellConfig.titleDelimiter} ${shellConfig.title}`);
  useLayoutEffect(() => onRead({ query, version }), [query, version, onRead]);
  return null;
}
