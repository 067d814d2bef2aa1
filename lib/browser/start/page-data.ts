import { findBuildId } from '../next-internals';

/** True if the reader or this module has already loaded the page again, so that doing so once more would not help. */
const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/** Requests the data of the page past the cache of the browser. */
async function fetchAgain(): Promise<string> {
  const list = document.querySelector<HTMLMetaElement>('meta[name="page-files"]')?.content;
  const [address = ''] = list?.split(' ') ?? [];
  try {
    const response = await fetch(address, { cache: 'reload' });
    return await response.text();
  } catch {
    return '';
  }
}

/**
 * Returns the data of the page, with which Next.js takes it over; undefined if it cannot be loaded. Data of another
 * build, or none, is requested once more. If the host has a newer build, the browser loads the page again, but only once.
 * @see acceptance NV-22
 */
export async function loadPageData(build: string): Promise<string | undefined> {
  const first = (await window.pageData) ?? '';
  if (findBuildId(first) === build) return first;
  const second = await fetchAgain();
  const found = findBuildId(second);
  if (found === build) return second;
  if (found !== undefined && !isReload()) location.reload();
  return undefined;
}
