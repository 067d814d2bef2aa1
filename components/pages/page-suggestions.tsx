'use client';

import { nearestPages, pageInVersion } from '@/lib/i18n/messages/pages';
import { useEffect, useState } from 'react';
import { Link } from '@/components/link/link';
import { toHref, toPath } from '@/components/link/site-base';
import type { PageSuggestions as Suggestions, VersionPages } from '@/lib/search/nearest-pages';
import { siteDataDir } from '@/lib/site/debug-views';

/** Loads the list of all pages, which only the not-found page needs, and returns suggestions for an address. */
async function loadSuggestions(path: string): Promise<Suggestions> {
  const [{ suggestPages }, response] = await Promise.all([
    import('@/lib/search/nearest-pages'),
    fetch(toHref(`/${siteDataDir}/page-list.json`)),
  ]);
  return suggestPages(path, (await response.json()) as VersionPages[]);
}

/**
 * Shows pages that the reader of an unknown address may have meant, first the same page in other versions. Shows
 * nothing until the list of pages is loaded.
 * @see acceptance ERR-16
 */
export function PageSuggestions() {
  const [{ same, near }, setFound] = useState<Suggestions>({ same: [], near: [] });
  useEffect(() => {
    loadSuggestions(toPath(location.pathname)).then(setFound, () => undefined);
  }, []);
  const suggestions = [
    ...same.map(({ page: { route, title }, label }) => ({ route, text: pageInVersion(title, label) })),
    // The page links to the first page anyway.
    ...near.flatMap(({ route, title }) => (route === '/' ? [] : { route, text: title })),
  ];
  if (suggestions.length === 0) return null;
  return (
    <>
      <h2>{nearestPages}</h2>
      <ul>
        {suggestions.map(({ route, text }) => (
          <li key={route}>
            <Link href={route}>{text}</Link>
            <span className="not-found-address">{route}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
