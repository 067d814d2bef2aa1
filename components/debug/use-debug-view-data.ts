import { useEffect, useState } from 'react';
import { selectViewData, type JsonValue, type TreeSource } from '@/lib/debug/json-tree';
import type { DebugView } from '@/lib/site/debug-views';
import { toDataHref } from './data-href';

async function fetchFile(file: string): Promise<Record<string, JsonValue>> {
  const response = await fetch(toDataHref(file));
  if (!response.ok) throw new Error(`${file}.json was answered with status ${response.status}.`);
  return (await response.json()) as Record<string, JsonValue>;
}

/** Loads the data of a debug view, from the key in each of its published files. */
export function useDebugViewData({ files, key }: Pick<DebugView, 'files' | 'key'>) {
  const [source, setSource] = useState<TreeSource>();
  const [state, setState] = useState<'loading' | 'complete' | 'failed'>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    Promise.all(files.map(fetchFile))
      .then((contents) => {
        setSource(selectViewData({ files, key }, contents));
        setState('complete');
      })
      .catch(() => setState('failed'));
  }, [files, key, state]);
  return { source, state, retry: () => setState('loading') };
}
