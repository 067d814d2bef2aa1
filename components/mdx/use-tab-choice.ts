import { useCallback, useLayoutEffect, useState } from 'react';
import { followTabChoice, setTabChoice } from './tab-choices';

interface TabChoiceOptions {
  values: readonly string[];
  initial: string | null;
  groupId?: string | undefined;
  queryKey?: string | undefined;
}

interface TabChoice {
  selected: string | null;
  /** The reader's choice: kept, and shared with the group. */
  choose(value: string): void;
  /** Shows a tab for once, because something in it was asked for. */
  reveal(value: string): void;
}

function writeQuery(key: string, value: string) {
  const url = new URL(location.href);
  url.searchParams.set(key, value);
  history.replaceState(null, '', url);
}

/**
 * Which tab is shown. The served HTML has the default; the address, then the stored choice of the group take its
 * place once mounted.
 * @see acceptance DOC-21
 */
export function useTabChoice({ values, initial, groupId, queryKey }: TabChoiceOptions): TabChoice {
  const [selected, setSelected] = useState(initial);
  const known = values.join('\n');

  const reveal = useCallback(
    (value: string) => {
      if (known.split('\n').includes(value)) setSelected(value);
    },
    [known],
  );

  useLayoutEffect(() => followTabChoice(groupId, queryKey, reveal), [groupId, queryKey, reveal]);

  const choose = (value: string) => {
    setSelected(value);
    if (groupId) setTabChoice(groupId, value);
    if (queryKey) writeQuery(queryKey, value);
  };
  return { selected, choose, reveal };
}
