'use client';

import { translate } from '@/lib/i18n/translate';
import { useDeferredValue, useId, useState } from 'react';
import { shellLocale } from '@/components/shell/shell-locale';
import { getPluralForm } from '@/lib/i18n/plural-form';
import { ControlSection, type ListedControl } from './control-section';

/** The controls whose name, summary and titles of demos contain every word of a query, ignoring case. */
function filterControls(controls: readonly ListedControl[], query: string): readonly ListedControl[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return controls.filter(({ name, summary, demos }) => {
    const text = [name, summary, ...demos.map(({ title }) => title)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** All controls with their demos, filtered by what the reader types (SC-02). */
export function ControlList({ controls }: { controls: readonly ListedControl[] }) {
  const [query, setQuery] = useState('');
  const found = filterControls(controls, useDeferredValue(query));
  const id = useId();
  return (
    <>
      <div className="list-filter" role="search">
        <label htmlFor={id}>
          {translate({
            id: 'site.showcase.filter',
            message: 'Filter',
            description: 'Name of the field that narrows the list of controls',
          })}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={translate({
            id: 'site.showcase.filterHint',
            message: 'Name or example',
            description: 'In the empty field that narrows the list of controls',
          })}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status">
          {getPluralForm(
            found.length,
            translate({
              id: 'site.showcase.found',
              message: '1 component|{count} components',
              description: 'How many controls are listed; the forms of the plural, divided by |',
            }),
            shellLocale,
          )}
        </p>
      </div>
      <ul
        className="list-names"
        aria-label={translate({
          id: 'site.showcase.names',
          message: 'Components on this page',
          description: 'Name of the links to the controls of the list',
        })}
      >
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
