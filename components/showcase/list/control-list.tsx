'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { useEarlyInput } from '@/components/shell/use-early-input';
import { useHydrated } from '@/components/shell/use-hydrated';

/** A control in the list of all controls. */
export interface ListedControl {
  name: string;
  /** Text in which the filter searches. */
  text: string;
  section: ReactNode;
}

/** Returns the controls whose text contains every word of the query, ignoring case. */
function filterControls(controls: readonly ListedControl[], query: string): readonly ListedControl[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return controls.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
}

const readFilter = () =>
  typeof location === 'undefined' ? '' : (new URLSearchParams(location.search).get('filter') ?? '');

/** Returns the text of the filter, which is also in the address, and a function that changes it. */
function useFilter() {
  const hydrated = useHydrated();
  const [first] = useState(readFilter);
  const [typed, setTyped] = useState<string>();
  const query = typed ?? (hydrated ? first : '');
  const change = (text: string) => {
    setTyped(text);
    const { pathname, hash } = location;
    const search = text && `?${new URLSearchParams({ filter: text })}`;
    history.replaceState(null, '', pathname + search + hash);
  };
  return [query, change] as const;
}

/** A list of all controls, and a field that filters the list (SC-02). */
export function ControlList({ controls }: { controls: readonly ListedControl[] }) {
  const [query, setQuery] = useFilter();
  const found = filterControls(controls, query);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(root);
  return (
    <>
      <div className="list-filter" role="search" ref={root}>
        <label htmlFor={id}>Filter</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder="Name or example"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status">{`${found.length} ${found.length === 1 ? 'component' : 'components'}`}</p>
      </div>
      <ul className="list-names" aria-label="Components on this page">
        {found.map(({ name }) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {controls.map((control) => (
        <div key={control.name} hidden={!found.includes(control)}>
          {control.section}
        </div>
      ))}
    </>
  );
}
