'use client';

import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { holdPlace } from '@/components/link/hold-place';
import { useEarlyInput } from '@/components/shell/use-early-input';
import { useHydrated } from '@/components/shell/use-hydrated';
import { ControlSection, type ListedControl } from './control-section';

/** Returns the controls whose name, summary or demo titles contain every word of the query, ignoring case. */
function filterControls(controls: readonly ListedControl[], query: string): readonly ListedControl[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return controls.filter(({ name, summary, demos }) => {
    const text = [name, summary, ...demos.map(({ title }) => title)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
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
    history.replaceState({ near: history.state?.near }, '', pathname + search + hash);
  };
  return [query, change] as const;
}

/** Holds the control that the hash names at its place while demos above it are loaded. */
function useSteadyTarget() {
  useEffect(() => {
    const hold = () => {
      const target = document.getElementById(location.hash.slice(1));
      const returned = document.documentElement.dataset['returned'] !== undefined;
      if (target && !returned) holdPlace(() => target.scrollIntoView());
    };
    // After a reload, the page is where the reader left it.
    if (history.state?.place === undefined) hold();
    addEventListener('hashchange', hold);
    return () => removeEventListener('hashchange', hold);
  }, []);
}

/** A list of all controls with their demos, and a field that filters the list (SC-02). */
export function ControlList({ controls }: { controls: readonly ListedControl[] }) {
  const [query, setQuery] = useFilter();
  const found = filterControls(controls, useDeferredValue(query));
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(root);
  useSteadyTarget();
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
      {found.map((control) => (
        <ControlSection key={control.name} {...control} />
      ))}
    </>
  );
}
