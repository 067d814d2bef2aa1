import type { MouseEvent, ReactNode } from 'react';
import { searchMessages as says } from '@/lib/i18n/search-messages';
import { Hit } from './hit';
import { opensElsewhere, type Entry, type Item, type SearchSession, type SearchView } from './search-session';

/** Id of the list that the field controls. */
export const resultsId = 'docsearch-list';

type Source = SearchView['state']['collections'][number]['source'];

/** How a list of entries is shown, and what can be done with them. */
export interface RowsProps {
  session: SearchSession;
  view: SearchView;
  /** Whether the selected entry is to be read out. */
  moved: boolean;
  getAddress: (entry: Entry) => string;
  /** Caption of a group of entries. */
  getTitle: (sourceId: string, first: Entry) => string;
  /** Controls at the end of an entry's row: an entry of a list can hold none itself. */
  getControls: (entry: Entry, sourceId: string) => ReactNode;
  /** Opens an entry in this window. */
  onOpen: (entry: Entry) => void;
}

interface OptionProps extends RowsProps {
  item: Item;
  source: Source;
  row: number;
}

function Option({ item, source, row, session, moved, getAddress, onOpen }: OptionProps) {
  const props = session.autocomplete.getItemProps({ item, source });
  const isActive = props['aria-selected'];
  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return props.onClick(event);
    event.preventDefault();
    onOpen(item);
  };
  return (
    <a
      {...props}
      role="option"
      tabIndex={-1}
      href={getAddress(item)}
      className="DocSearch-Hit"
      aria-selected={moved && isActive}
      data-active={isActive}
      style={{ gridRow: row }}
      onClick={onClick}
    >
      <Hit entry={item} source={source.sourceId} />
    </a>
  );
}

/** Collections with the row of each caption and entry. */
function numberRows(collections: SearchView['state']['collections']) {
  let row = 0;
  return collections.flatMap(({ items, source }) => {
    const [first] = items;
    if (!first) return [];
    const title = ++row;
    return { source, first, title, entries: items.map((item) => ({ item, row: ++row })) };
  });
}

/**
 * Entries in groups, as one list box. Each is a link, so that the browser's own ways to open one work. Their controls
 * come after the list, laid over its rows.
 * @see acceptance SM-14, SM-18, SM-27, SM-29
 */
export function Rows(props: RowsProps) {
  const groups = numberRows(props.view.state.collections);
  return (
    <div className="search-rows">
      <div role="listbox" id={resultsId} aria-label={says.results}>
        {groups.map(({ source, first, title, entries }) => {
          const id = `${resultsId}-${source.sourceId}`;
          return (
            <div key={source.sourceId} role="group" aria-labelledby={id}>
              <div id={id} className="DocSearch-Hit-source" role="presentation" style={{ gridRow: title }}>
                {props.getTitle(source.sourceId, first)}
              </div>
              {entries.map(({ item, row }) => (
                <Option key={item.objectID} {...props} item={item} source={source} row={row} />
              ))}
            </div>
          );
        })}
      </div>
      {groups.map(({ source, entries }) =>
        entries.map(({ item, row }) => {
          const controls = props.getControls(item, source.sourceId);
          return (
            controls && (
              <div
                key={`${source.sourceId}:${item.objectID}`}
                className="search-controls"
                style={{ gridRow: row }}
              >
                {controls}
              </div>
            )
          );
        }),
      )}
    </div>
  );
}
