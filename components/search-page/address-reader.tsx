import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { usePageTitle } from '@/components/crash/use-page-title';
import { shell } from '@/components/shell/shell-config';
import { readQuestion, type Question } from '@/components/search/search-address';
import { getHeading } from './heading';

interface AddressReaderProps {
  versions: readonly string[];
  onRead: (question: Question) => void;
}

/**
 * Reports the query and version in the address, initially and after each change, and sets the page title accordingly
 * (SP-01, SP-02, AN-04). Requires a Suspense boundary, because the address is unknown when the HTML is built.
 */
export function AddressReader({ versions, onRead }: AddressReaderProps) {
  const address = useSearchParams().toString();
  const { query, version } = readQuestion(new URLSearchParams(address), versions);
  usePageTitle(`${getHeading(query)} ${shell.titleDelimiter} ${shell.title}`);
  useLayoutEffect(() => onRead({ query, version }), [query, version, onRead]);
  return null;
}
