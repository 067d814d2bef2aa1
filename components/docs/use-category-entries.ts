import { useEffect, useState } from 'react';
import { getEntries, loadEntries } from '@/components/docs/category-entries';
import type { SidebarItem } from '@/lib/docs/sidebar-items';

/**
 * Returns the entries of a category. If they are in a file, loads it when the category opens; until then, `entries` is
 * undefined. After a failure, the next time the category opens loads the file again.
 */
export function useCategoryEntries({ items, file }: SidebarItem, isOpen: boolean) {
  const [loaded, setLoaded] = useState(() => (file && isOpen ? getEntries(file) : undefined));
  const [hasFailed, setFailed] = useState(false);
  const missing = isOpen && !loaded ? file : undefined;
  useEffect(() => {
    if (!missing) return;
    let isWanted = true;
    loadEntries(missing).then(setLoaded, () => isWanted && setFailed(true));
    return () => {
      isWanted = false;
      setFailed(false);
    };
  }, [missing]);
  return { entries: items ?? loaded, hasFailed };
}
