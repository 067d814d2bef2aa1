'use client';

import { useCallback, useEffect, useState } from 'react';
import type { JsonValue, TreeSource } from '@/lib/debug/json-tree';
import { pickView } from '@/lib/debug/pick-view';
import { toDataHref } from './data-href';

/** Where a view's data come from. */
export interface ViewFiles {
  files: readonly string[];
  key: string;
}

async function fetchFile(file: string): Promise<Record<string, JsonValue>> {
  const response = await fetch(toDataHref(file));
  if (!response.ok) throw new Error(`${file}.json is answered with ${response.status}.`);
  return (await response.json()) as Record<string, JsonValue>;
}

/**
 * The whole data of a view, and its outline until they have come.
 * @returns also how that goes, and what tries again
 */
export function useViewData(outline: TreeSource, { files, key }: ViewFiles) {
  const [source, setSource] = useState<TreeSource | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    Promise.all(files.map(fetchFile)).then(
      (contents) => left || setSource(pickView({ files, key }, contents)),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [files, key, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  const state = source ? ('whole' as const) : failed ? ('failed' as const) : ('loading' as const);
  return { source: source ?? outline, state, retry };
}
