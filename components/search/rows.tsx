import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { searchMessages as says } from '@/lib/i18n/search-messages';
import { Hit } from './hit';
import {
  opensElsewhere,
  type Collections,
  type Entry,
  type Item,
  type SearchSession,
} from './search-session';

/** Id of the list that the field controls. */
export const resultsId = 'docsearch-list';

/** Entries that fill the dialog; those below them are drawn after these are seen. */
const firstEntries = 9;

type Source = Collections[number]['source'];

/** How a list of entries is shown, and what can be done with them. */
export interface RowsProps {
  session: SearchSession;
  collections: Collections;
  /** Whether entries that lie below the dialog's edge are shown, too. */
  isWhole: boolean;
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
  /** Its place in the grid, where there is one. */
  style: CSSProperties | undefined;
}

function Option({ item, source, style, session, moved, getAddress, onOpen }: OptionProps) {
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
      style={style}
      onClick={onClick}
    >
      <Hit entry={item} source={source.sourceId} />
    </a>
  );
}

/** Collections with the row of each caption and entry. */
function numberRows(collections: Collections, isWhole: boolean) {
  let row = 0;
  let count = 0;
  return collections.flatMap(({ items, source }) => {
    const shown = isWhole ? items : items.slice(0, Math.max(0, firstEntries - count));
    count += shown.length;
    const [first] = shown;
    if (!first) return [];
    const title = ++row;
    return { source, first, title, entries: shown.map((item) => ({ item, row: ++row })) };
  });
}

/**
 * Entries in groups, as one list box. Each is a link, so that the browser's own ways to open one work. Their controls
 * come after the list, laid over its rows; a list without any needs no grid. Entries are told apart by their place: what
 * is found next is written into the same elements.
 * @see acceptance SM-14, SM-18, SM-27, SM-29
 */
export function Rows(props: RowsProps) {
  const groups = numberRows(props.collections, props.isWhole);
  const controls = groups.flatMap(({ source, entries }) =>
    entries.flatMap(({ item, row }) => {
      const content = props.getControls(item, source.sourceId);
      return content ? { key: `${source.sourceId}:${item.objectID}`, row, content } : [];
    }),
  );
  const hasGrid = controls.length > 0;
  const place = (row: number) => (hasGrid ? { gridRow: row } : undefined);
  return (
    <div className={hasGrid ? 'search-rows search-grid' : 'search-rows'}>
      <div role="listbox" id={resultsId} aria-label={says.results}>
        {groups.map(({ source, first, title, entries }, index) => {
          const id = `${resultsId}-${source.sourceId}`;
          return (
            <div key={index} role="group" aria-labelledby={id}>
              <div id={id} className="DocSearch-Hit-source" role="presentation" style={place(title)}>
                {props.getTitle(source.sourceId, first)}
              </div>
              {entries.map(({ item, row }, at) => (
                <Option key={at} {...props} item={item} source={source} style={place(row)} />
              ))}
            </div>
          );
        })}
      </div>
      {controls.map(({ key, row, content }) => (
        <div key={key} className="search-controls" style={place(row)}>
          {content}
        </div>
      ))}
    </div>
  );
}
