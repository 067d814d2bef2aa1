'use client';

import { useDeferredValue, useId, useState } from 'react';
import { ControlSection, type ListedControl } from './control-section';

/** Returns the controls whose name, summary or demo titles contain every word of the query, ignoring case. */
function filterControls(controls: readonly ListedControl[], query: string): readonly ListedControl[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return controls.filter(({ name, summary, demos }) => {
    const text = [name, summary, ...demos.map(({ title }) => title)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A list of all controls with their demos, and a field that filters the list (SC-02). */
export function ControlList({ controls }: { controls: readonly ListedControl[] }) {
  const [query, setQuery] = useState('');
  const found = filterControls(controls, useDeferredValue(query));
  const id = useId();
  return (
    <>
      <div className="list-filter" role="search">
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
